#!/usr/bin/env python3
"""Drives the HTML report in a real browser: what it shows is what the JSON states, by keyboard, and without a script.

usage: drive.py DETENT [--browser PROGRAM] [--screenshots FOLDER] [--traces NUMBER]
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Browser"))
from contrast import CONTRAST
from devtools import Browser, check
from geometries import GEOMETRIES

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PHONE = dict(width=390, height=844, deviceScaleFactor=2, mobile=True)
DESKTOP = dict(width=1280, height=900, deviceScaleFactor=1, mobile=False)
HOSTILE = [
    "<script>window.ran = 1</script>", "<img src=x onerror=\"window.ran = 1\">", "</script><script>window.ran = 1</script>",
    "<!--<script>window.ran = 1", "'\"><svg onload=window.ran=1>", "javascript:window.ran=1", "a&amp;b\u2028c\u2029d",
]


def show(browser, size, dark=False, calm=False):
    browser.call("Emulation.setDeviceMetricsOverride", **size)
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
        {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"}])


def element(browser, expression):
    return browser.evaluate(f"document.getElementById({json.dumps(expression)}).textContent")


def opens_quietly(browser, page):
    """Nothing is loaded but the page, nothing is complained of, nothing is wider than the screen."""
    for size in (PHONE, DESKTOP):
        show(browser, size)
        browser.open(page)
        check(browser.evaluate("!document.getElementById('watch').hidden"), "the gestures are not shown")
        loaded = [url for url in browser.requests if not url.startswith(("file:", "about:"))]
        others = [url for url in browser.requests if url.startswith("file:")][1:]
        check(not loaded and not others, f"the page loaded {loaded + others}")
        check(browser.evaluate("performance.getEntriesByType('resource').length") == 0, "the page loaded something")
        wide = browser.evaluate("document.documentElement.scrollWidth")
        check(wide <= size["width"], f"the page is {wide} px wide on a screen of {size['width']} px")
    # The policy itself: a script that is none of the page's own does not run.
    browser.evaluate("""(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = 1';
      document.head.append(script);
    })()""")
    check(browser.evaluate("window.ran") is None, "the policy let another script run")
    check(len(browser.failures) == 1 and "Content Security Policy" in browser.failures[0], f"{browser.failures}")
    browser.failures.clear()
    print("opened: no request, no complaint, no more than its own script")


def show_all_candidates(browser):
    browser.evaluate("document.querySelectorAll('#candidates input:not(:checked)').forEach((box) => box.click())")


# Where each carousel is, measured from the cards as they are drawn.
MEASURED = """[...document.querySelectorAll('.view')].map((view) => {
  const card = view.querySelector('.card');
  const [frame, place] = [view.getBoundingClientRect(), card.getBoundingClientRect()];
  return { candidate: view.dataset.candidate, page: Number(card.textContent),
           left: place.left - frame.left, top: place.top - frame.top, width: frame.width, height: frame.height };
})"""


def compare_places(browser, result, trace, stroke):
    """What is drawn against what the JSON report states; returns the largest difference in px."""
    scenario = result["scenario"]
    horizontal = scenario["axis"] == "horizontal"
    items = scenario.get("itemsPerGroup", 1)
    stride = items * scenario["itemSize"] + (items - 1) * scenario.get("itemSpacing", 0) + scenario["spacing"]
    pages = -(-scenario["count"] // items)
    targets = {}
    for outcome in result["outcomes"]:
        if outcome["trace"] == trace and outcome["stroke"] == stroke:
            targets[outcome["candidate"]] = outcome["target"]
    views = browser.evaluate(MEASURED)
    check(len(views) == len(targets), f"{trace}: {len(views)} carousels for {len(targets)} candidates")
    worst = 0
    for view in views:
        target = targets[view["candidate"].removesuffix(" (model)")]
        scale = (view["width"] if horizontal else view["height"]) / scenario["viewport"]
        index = view["page"] if scenario["direction"] == "ltr" else pages - 1 - view["page"]
        expected = (scenario["contentStart"] + index * stride - target) * scale
        difference = abs((view["left"] if horizontal else view["top"]) - expected)
        if scenario.get("loop"):
            turn = pages * stride * scale
            difference = min(difference % turn, turn - difference % turn)
        check(difference <= 1, f"{trace}, {view['candidate']}: {difference:.2f} px from the target {target}")
        worst = max(worst, difference)
    return worst


def replays_to_the_targets(browser, page, results):
    """Play takes each carousel to its target; so does every other gesture when it is scrubbed to its end."""
    show(browser, DESKTOP)
    worst, played, scrubbed = 0, 0, 0
    for number, result in enumerate(results):
        strokes = sorted({(outcome["trace"], outcome["stroke"]) for outcome in result["outcomes"]})
        for at, (trace, stroke) in enumerate(strokes):
            browser.open(page, f"#trace={trace}&stroke={stroke}&scenario={number}")
            show_all_candidates(browser)
            name = element(browser, "name")
            check(name == trace or name == f"{trace}, stroke {stroke}", f"asked for {trace}, shown {name}")
            if at == 0:
                before = browser.evaluate(MEASURED)
                browser.evaluate("document.activeElement.blur()")
                browser.press(" ")
                check(element(browser, "play") == "Pause", "Space does not play")
                browser.wait_for("document.getElementById('play').textContent === 'Play'")
                check(before != browser.evaluate(MEASURED), "nothing moved")
                played += 1
            else:
                browser.evaluate("document.getElementById('list').focus()")
                browser.press("End")
                scrubbed += 1
            worst = max(worst, compare_places(browser, result, trace, stroke))
    print(f"{played} gestures played and {scrubbed} scrubbed to their ends: at most {worst:.2f} px from the target")


def other_geometries(browser, detent, folder):
    """The drawn view is the scenario's, whatever it is; the carousels reach their targets in it, wide or narrow."""
    worst = 0
    for number, (name, scenario) in enumerate(GEOMETRIES.items()):
        base = os.path.join(folder, f"geometry-{number}")
        axis = scenario.get("axis", "horizontal")
        samples = [dict(t_ms=8 * at, x=300 - (14 * at if axis == "horizontal" else at),
                        y=400 - (14 * at if axis == "vertical" else at), phase="moved") for at in range(10)]
        samples[0]["phase"], samples[-1]["phase"] = "began", "ended"
        with open(base + ".json", "w") as stream:
            json.dump({"id": "flick", "samples": samples}, stream)
        with open(base + "-settings.json", "w") as stream:
            json.dump({"scenario": dict(scenario, name=name)}, stream)
        subprocess.run([detent, "compare", base + ".json", "--config", base + "-settings.json", "--report", base + ".html",
                        "--report", base + "-results.json", "--fail-on", "never", "--quiet"], check=True,
                       stdout=subprocess.DEVNULL)
        with open(base + "-results.json") as stream:
            result = json.load(stream)
        for size in (PHONE, DESKTOP):
            show(browser, size)
            browser.open(base + ".html", "#trace=flick")
            show_all_candidates(browser)
            browser.evaluate("document.getElementById('list').focus()")
            browser.press("End")
            worst = max(worst, compare_places(browser, result, "flick", 0))
            wide = browser.evaluate("document.documentElement.scrollWidth")
            check(wide <= size["width"], f"{name}: the page is {wide} px wide on a screen of {size['width']} px")
        insets = browser.evaluate("document.querySelectorAll('.view')[0].querySelectorAll('.inset').length")
        check(insets == (2 if "insetLeading" in scenario else 0), f"{name}: {insets} insets are drawn")
    print(f"{len(GEOMETRIES)} other geometries: at most {worst:.2f} px from the target")


def by_keyboard_alone(browser, page, results):
    """Find, choose, play, scrub, filter, clear, and follow a link, without a pointer."""
    show(browser, DESKTOP)
    browser.open(page)
    total = browser.evaluate("document.querySelectorAll('#list li').length")
    wanted = results[0]["outcomes"][-1]["trace"]
    browser.press("/")
    check(browser.evaluate("document.activeElement.id") == "find", "/ does not go to the search")
    for letter in wanted:
        browser.press(letter)
    few = browser.evaluate("document.querySelectorAll('#list li').length")
    check(0 < few < total, f"{few} of {total} gestures match '{wanted}'")
    browser.press("Enter")
    check(element(browser, "name").startswith(wanted), f"found {element(browser, 'name')}")
    check(browser.evaluate("location.hash").startswith("#trace=" + wanted), "the address does not name the gesture")
    browser.press("ArrowRight")
    browser.press("ArrowRight")
    check(browser.evaluate("Number(document.getElementById('time').value)") in (33, 34), "→ does not move in time")
    browser.press("ArrowLeft")
    check(browser.evaluate("Number(document.getElementById('time').value)") in (16, 17), "← does not move in time")
    browser.press(" ")
    check(element(browser, "play") == "Pause", "Space does not play")
    browser.press(" ")
    check(element(browser, "play") == "Play", "Space does not pause")
    browser.press("Escape")
    check(browser.evaluate("document.querySelectorAll('#list li').length") == total, "Esc does not clear the search")
    before = element(browser, "name")
    browser.press("ArrowUp")
    check(element(browser, "name") != before, "↑ does not choose")
    spoken = browser.evaluate("document.getElementById('list').getAttribute('aria-activedescendant')")
    check(browser.evaluate(f"document.getElementById('{spoken}').getAttribute('aria-selected')") == "true", "no option")

    reached = []
    browser.press("/")
    for _ in range(12):
        browser.press("Tab")
        reached.append(browser.evaluate("document.activeElement.id"))
    controls = {"by-scenario", "by-pitfall", "by-intent", "by-label", "by-disagreement", "list", "play", "lift"}
    check(controls <= set(reached), f"Tab reaches only {reached}")
    browser.press("/")
    while browser.evaluate("document.activeElement.id") != "by-pitfall":
        browser.press("Tab")
    browser.press("ArrowDown")
    pitfall = browser.evaluate("document.getElementById('by-pitfall').value")
    few = browser.evaluate("document.querySelectorAll('#list li').length")
    check(pitfall and 0 < few < total, f"the pitfall '{pitfall}' leaves {few} of {total}")
    for kind in ("by-disagreement", "by-miss"):
        while browser.evaluate("document.activeElement.id") != kind:
            browser.press("Tab")
        browser.press(" ")
    check(browser.evaluate("document.querySelectorAll('#list li').length") <= few, "filters do not add up")
    browser.press("Escape")
    check(browser.evaluate("document.querySelectorAll('#list li').length") == total, "Esc does not clear the filters")

    for _ in range(60):
        browser.press("Tab")
        address = browser.evaluate("(document.activeElement.getAttribute('href') || '')")
        if address.startswith("#trace="):
            break
    check(address.startswith("#trace="), "Tab reaches no link to a gesture")
    name = browser.evaluate("document.activeElement.textContent")
    browser.press("Enter")
    browser.wait_for(f"document.getElementById('name').textContent === {json.dumps(name)}")
    check(browser.evaluate("document.activeElement.id") == "list", "the focus does not follow the link")
    browser.open(page, "#trace=nobody")
    check("not in this page" in element(browser, "matches"), "an unknown gesture is not told")
    print("by keyboard alone: find, choose, play, scrub, filter, clear, follow a link")


def named_for_readers(browser, page):
    """Every control has a name; the moment of decision is spoken; with reduced motion nothing runs by itself."""
    show(browser, DESKTOP, calm=True)
    browser.open(page)
    roles = {"button", "textbox", "searchbox", "combobox", "checkbox", "slider", "listbox", "option", "link", "region"}
    counted = {}
    for node in browser.call("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if role in roles and not node.get("ignored"):
            check(node.get("name", {}).get("value"), f"a control has no name: {node}")
            counted[role] = counted.get(role, 0) + 1
    check({"slider", "listbox", "option", "link", "checkbox"} <= set(counted), f"only {counted}")
    check(element(browser, "play") == "Next moment", "reduced motion is not heeded")
    browser.press(" ")
    check("lifts at" in element(browser, "status") and "because" in element(browser, "status"), "no decision spoken")
    at = browser.evaluate("document.getElementById('time').value")
    time.sleep(0.1)
    check(browser.evaluate("document.getElementById('time').value") == at, "it runs by itself")
    browser.press(" ")
    check("At rest" in element(browser, "status"), "the rest is not spoken")
    print(f"for screen readers: {sum(counted.values())} named; reduced motion steps from moment to moment")


def without_script(browser, page):
    """All but the gestures is there: verdict, tables with headers and captions, pitfalls, charts."""
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    for size in (PHONE, DESKTOP):
        show(browser, size)
        browser.open(page)
        found = browser.evaluate("""(() => {
          const tables = [...document.querySelectorAll('main table')].filter((table) => !table.closest('#watch'));
          return {
            hidden: document.getElementById('watch').offsetParent === null,
            told: document.querySelector('noscript').innerText,
            verdicts: [...document.querySelectorAll('.verdict')].map((each) => each.innerText),
            tables: tables.length,
            bare: tables.filter((table) => !table.caption?.textContent.trim() || !table.querySelector('thead th[scope=col]')
              || [...table.tBodies[0].rows].some((row) => !row.querySelector('th[scope=row]'))).length,
            pitfalls: document.querySelectorAll('.pitfalls > li').length,
            charts: document.querySelectorAll('figure svg[role=img]').length,
            wide: document.documentElement.scrollWidth,
          };
        })()""")
        check(found["hidden"] and "scripts run" in found["told"], f"without a script the page shows {found}")
        check(found["verdicts"] and all(found["verdicts"]) and found["pitfalls"] > 0, f"{found}")
        check(found["tables"] > 5 and found["bare"] == 0, f"{found['bare']} of {found['tables']} tables lack headers")
        check(found["wide"] <= size["width"], f"the page is {found['wide']} px wide")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    print(f"without a script: {found['tables']} tables with headers, {found['charts']} charts, "
          f"{found['pitfalls']} pitfalls")


def contrast(browser, page):
    for dark in (False, True):
        show(browser, DESKTOP, dark)
        browser.open(page)
        browser.evaluate("document.getElementById('lift').click()")
        least = browser.evaluate(CONTRAST)
        check(least["ratio"] >= 4.5, f"{'dark' if dark else 'light'}: contrast {least['ratio']:.2f} of {least}")
        print(f"contrast, {'dark' if dark else 'light'}: at least {least['ratio']:.2f} in {least['count']} pieces of text")


def hostile_names(browser, detent, folder):
    """Names that would be markup or script are text, in the list, in the tables and in the address."""
    file, page = os.path.join(folder, "hostile.json"), os.path.join(folder, "hostile.html")
    samples = [dict(t_ms=8 * at, x=300 - 14 * at, y=400, phase="began" if at == 0 else "ended" if at == 9 else "moved")
               for at in range(10)]
    traces = [dict(id=name, intent="next", start_offset=296, labels={name: name}, session=name, samples=samples)
              for name in HOSTILE]
    with open(file, "w") as stream:
        json.dump({"traces": traces}, stream)
    settings = os.path.join(folder, "detent.json")
    with open(settings, "w") as stream:
        json.dump({"scenario": {"name": HOSTILE[2], "viewport": 390, "itemSize": 280, "spacing": 16, "count": 5},
                   "candidates": [{"name": HOSTILE[0], "strategy": "round"}, {"name": HOSTILE[1], "strategy": "one-page"}]},
                  stream)
    subprocess.run([detent, "compare", file, "--scenario", settings, "--config", settings, "--report", page, "--fail-on",
                    "never", "--quiet"], check=True, stdout=subprocess.DEVNULL)
    show(browser, DESKTOP)
    browser.open(page)
    browser.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    for at, name in enumerate(HOSTILE):
        browser.evaluate(f"document.querySelectorAll('#list li')[{at}].click()")
        shown = element(browser, "name")
        check(shown == name.replace("\u2028", "\ufffd").replace("\u2029", "\ufffd"), f"{name!r} became {shown!r}")
        browser.press("End")
        address = browser.evaluate("location.hash")
        browser.open(page, address)
        check(element(browser, "name") == shown, f"the address {address} does not lead back to {name!r}")
    check(browser.evaluate("window.ran") is None, "a name ran as a script")
    check(browser.evaluate("document.querySelectorAll('main img, main script, main iframe').length") == 0, "a name is markup")
    print(f"{len(HOSTILE)} hostile names: shown as they are, none ran")


def many(browser, detent, folder, count):
    """The page of very many traces stays small and opens at once."""
    file, page = os.path.join(folder, "many.ndjson"), os.path.join(folder, "many.html")
    numbers = random.Random(6)
    with open(file, "w") as stream:
        for at in range(count):
            way, milliseconds = numbers.uniform(-260, 260), numbers.uniform(60, 400)
            steps = max(4, int(milliseconds / 8.3))
            samples = [dict(t_ms=round(8.3 * step, 2), x=round(200 - way * (step / steps) ** numbers.choice((1, 2)), 1),
                            y=round(400 + 3 * step / steps, 1), phase="moved") for step in range(steps + 1)]
            samples[0]["phase"], samples[-1]["phase"] = "began", "ended"
            trace = dict(id=f"generated-{at}", intent=numbers.choice(("next", "previous", "stay")), start_offset=592,
                         labels={"hand": numbers.choice(("left", "right"))}, samples=samples)
            stream.write(json.dumps(trace) + "\n")
    began = time.monotonic()
    subprocess.run([detent, "compare", file, "--no-config", "--viewport", "390", "--item", "280", "--spacing", "16", "--count",
                    "5", "--report", page, "--fail-on", "never", "--quiet"], check=True, stdout=subprocess.DEVNULL)
    made = time.monotonic() - began
    size = os.path.getsize(page) / 1e6
    check(size < 25, f"the page of {count} traces is {size:.1f} MB")
    show(browser, DESKTOP)
    times = []
    for _ in range(3):
        browser.call("Page.navigate", url="about:blank")
        began = time.monotonic()
        browser.open(page)
        browser.wait_for("document.querySelectorAll('#list li').length > 0")
        times.append(time.monotonic() - began)
    seconds = sorted(times)[1]
    check(seconds < 2, f"the page of {count} traces opens in {seconds:.2f} s")
    left = browser.evaluate("document.querySelector('main > .note').textContent")
    check(f" of {count} strokes" in left, f"what was left out is not told: {left}")
    print(f"{count} traces: {size:.2f} MB, opens in {seconds:.2f} s (median of 3), made in {made:.1f} s")


def screenshots(browser, page, folder):
    os.makedirs(folder, exist_ok=True)
    for name, size in (("390", PHONE), ("1280", DESKTOP)):
        for dark in (False, True):
            for runs in (True, False):
                show(browser, size, dark)
                browser.call("Emulation.setScriptExecutionDisabled", value=not runs)
                browser.open(page)
                if runs:
                    browser.evaluate("document.getElementById('lift').click()")
                height = min(browser.call("Page.getLayoutMetrics")["cssContentSize"]["height"], 6000)
                browser.screenshot(
                    f"{folder}/{name}-{'dark' if dark else 'light'}-{'script' if runs else 'plain'}.png",
                    captureBeyondViewport=True, clip=dict(x=0, y=0, width=size["width"], height=height, scale=1))
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("detent")
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--screenshots")
    parser.add_argument("--traces", type=int, default=10000)
    arguments = parser.parse_args()
    detent = os.path.abspath(arguments.detent)
    check(shutil.which(arguments.browser), f"expected a browser, found no '{arguments.browser}'")
    with tempfile.TemporaryDirectory() as folder:
        page, results = os.path.join(folder, "traces.html"), os.path.join(folder, "traces.json")
        subprocess.run(
            [detent, "compare", "Traces", "--report", page, "--report", results, "--fail-on", "never", "--quiet"],
            check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        with open(results) as stream:
            results = json.load(stream)["results"]
        checks = [
            lambda browser: opens_quietly(browser, page),
            lambda browser: replays_to_the_targets(browser, page, results),
            lambda browser: other_geometries(browser, detent, folder),
            lambda browser: by_keyboard_alone(browser, page, results),
            lambda browser: named_for_readers(browser, page),
            lambda browser: without_script(browser, page),
            lambda browser: contrast(browser, page),
            lambda browser: hostile_names(browser, detent, folder),
            lambda browser: many(browser, detent, folder, arguments.traces),
        ]
        if arguments.screenshots:
            checks.append(lambda browser: screenshots(browser, page, arguments.screenshots))
        with Browser(arguments.browser) as browser:
            for run in checks:
                run(browser)
                check(not browser.failures, f"the page complained: {browser.failures}")


if __name__ == "__main__":
    sys.exit(main())
