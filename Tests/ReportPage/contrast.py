"""A script for a page: the least contrast of its words to what lies behind them."""

# The least contrast of any words to what lies behind them: colours are laid over each other as the browser does.
CONTRAST = """(() => {
  const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return [n[0], n[1], n[2], n.length > 3 ? n[3] : 1]; };
  const over = (top, under) => [0, 1, 2].map((at) => top[at] * top[3] + under[at] * (1 - top[3])).concat(1);
  const channel = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (one, other) => { const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
  const ground = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) layers.push(parse(getComputedStyle(each).backgroundColor));
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
  };
  const behind = (text) => {
    const box = text.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let under = ground(text.closest('svg').parentElement);
    for (const shape of text.closest('svg').querySelectorAll('rect')) {
      if (shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING) continue;
      const place = shape.getBoundingClientRect();
      if (place.left > x || place.right < x || place.top > y || place.bottom < y) continue;
      const style = getComputedStyle(shape);
      const fill = parse(style.fill === 'none' ? 'rgba(0, 0, 0, 0)' : style.fill);
      fill[3] *= Number(style.opacity) * Number(style.fillOpacity);
      under = over(fill, under);
    }
    return under;
  };
  const least = { ratio: 99 };
  let count = 0;
  document.querySelectorAll('details').forEach((each) => { each.open = true; });
  for (const element of document.querySelectorAll('body *')) {
    const isDrawn = element instanceof SVGElement;
    if (isDrawn ? element.tagName !== 'text' : ![...element.childNodes].some((each) => each.nodeType === 3 && each.data.trim())) continue;
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName) || element.getClientRects().length === 0) continue;
    const style = getComputedStyle(element);
    const under = isDrawn ? behind(element) : ground(element);
    const found = ratio(over(parse(isDrawn ? style.fill : style.color), under), under);
    count += 1;
    if (found < least.ratio) Object.assign(least, { ratio: found, words: element.textContent.slice(0, 60), kind: element.className.baseVal ?? element.className });
  }
  return { ...least, count };
})()"""
