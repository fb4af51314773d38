"""Scroll views of many kinds, each by a name."""

GEOMETRIES = {
    "insets, centred, open at the sides": dict(
        viewport=390, itemSize=300, spacing=20, count=6, insetLeading=45, insetTrailing=45, alignment="center",
        clipsToBounds=False, frameStart=20, startOffset=275),
    "groups": dict(viewport=390, itemSize=90, spacing=30, itemsPerGroup=3, itemSpacing=10, count=12, startOffset=320),
    "a loop": dict(viewport=390, itemSize=390, count=4, loop=True, startOffset=0),
    "vertical, right to left": dict(axis="vertical", direction="rtl", viewport=600, itemSize=180, spacing=12, count=9,
                                    startOffset=384),
    "one long page": dict(viewport=320, itemSize=5000, count=1),
}
