#!/usr/bin/env python3
"""Drives the recorder page in a real browser: prompted swipes at known times, saved, and read by detent.

usage: drive.py DETENT [--browser PROGRAM] [--screenshots FOLDER]
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Browser"))
from devtools import Browser, check

GEOMETRY = ["--viewport", "390", "--item", "280", "--spacing", "16", "--count", "5", "--no-config"]
PHONE = dict(width=390, height=844, deviceScaleFactor=3, mobile=True)
DESKTOP = dict(width=1280, height=800, deviceScaleFactor=1, mobile=False)


def show(browser, size, dark=False):
    browser.call("Emulation.setDeviceMetricsOverride", **size)
    browser.call("Emulation.setTouchEmulationEnabled", enabled=size["mobile"], maxTouchPoints=5)
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])


def swipe(browser, places, step=0.008, lift="touchEnd"):
    """Touches down at the first place and goes through the others, with times of our own; returns what was sent."""
    # The browser takes the times it is given; a little in the past, so that none lies ahead of its clock.
    # The page must be older than that: it knows no times from before it was opened.
    browser.wait_for(f"performance.now() > {step * (len(places) + 20) * 1000}")
    start = time.time() - step * (len(places) + 1)
    sent = []
    for at, (x, y) in enumerate(places):
        kind = "touchStart" if at == 0 else "touchMove"
        browser.call("Input.dispatchTouchEvent", type=kind, touchPoints=[dict(x=x, y=y)], timestamp=start + at * step)
        sent.append((at * step * 1000, x, y))
    end = len(places) * step
    browser.call("Input.dispatchTouchEvent", type=lift, touchPoints=[], timestamp=start + end)
    return sent, end * 1000


def line(x0, y0, dx, dy, moves):
    return [(x0 + dx * at / moves, y0 + dy * at / moves) for at in range(moves + 1)]


def at_rest(browser):
    """Waits until the carousel has stopped moving."""
    browser.wait_for("""new Promise((resolve) => {
      const place = () => document.querySelector('.card').getBoundingClientRect();
      const before = place();
      setTimeout(() => { const now = place(); resolve(now.x === before.x && now.y === before.y); }, 60);
    })""")


def saved(browser, name):
    browser.evaluate("document.getElementById('save').click()")
    path = os.path.join(browser.downloads, name)
    end = time.monotonic() + 10
    while not os.path.exists(path):
        check(time.monotonic() < end, f"nothing was saved as {name}")
        time.sleep(0.05)
    with open(path) as stream:
        return path, json.load(stream)["traces"]


def compare_sent(trace, sent, lift):
    samples = trace["samples"]
    check(len(samples) == len(sent) + 1, f"{len(sent)} places and a lift were sent, {len(samples)} samples came")
    for sample, (time_sent, x, y) in zip(samples, sent):
        check(abs(sample["t_ms"] - time_sent) <= 2, f"sent at {time_sent} ms, recorded at {sample['t_ms']} ms")
        check(abs(sample["x"] - x) <= 1 and abs(sample["y"] - y) <= 1, f"sent at {x}, {y}, recorded {sample}")
    phases = [sample["phase"] for sample in samples]
    check(phases == ["began"] + ["moved"] * (len(sent) - 1) + ["ended"], f"phases {phases}")
    check(abs(samples[-1]["t_ms"] - lift) <= 2, f"lifted at {lift} ms, recorded at {samples[-1]['t_ms']} ms")


def prompted_swipes(browser, detent, page):
    """Three swipes as asked: each has its intent, its samples and its starting offset."""
    show(browser, PHONE)
    browser.open(page)
    middle = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return b.top + b.height / 2; })()")
    ways = {"next": line(300, middle, -180, 6, 12), "previous": line(90, middle, 180, 6, 12),
            "stay": line(200, middle, -40, 2, 10)}
    intents, sent = [], []
    for _ in range(3):
        intent = browser.evaluate("document.getElementById('prompt').dataset.intent")
        intents.append(intent)
        sent.append(swipe(browser, ways[intent]))
        at_rest(browser)
    path, traces = saved(browser, "run-1.json")
    check([trace["intent"] for trace in traces] == intents, f"asked for {intents}, saved {traces}")
    check(len(set(intents)) > 1, f"all prompts are alike: {intents}")
    for trace, (places, lift) in zip(traces, sent):
        compare_sent(trace, places, lift)
    # Cards rest 296 pt apart, and the page follows each of these swipes by one card.
    steps = {"next": 296, "previous": -296, "stay": 0}
    for before, after in zip(traces, traces[1:]):
        wanted = before["start_offset"] + steps[before["intent"]]
        check(abs(after["start_offset"] - wanted) < 0.5, f"expected to start at {wanted}, found {after['start_offset']}")
    run = subprocess.run(
        [detent, "compare", path, "--report", "json", "--fail-on", "never"] + GEOMETRY, capture_output=True, text=True)
    check(run.returncode == 0 and run.stderr == "", f"detent compare: {run.returncode}, {run.stderr}")
    outcomes = json.loads(run.stdout)["outcomes"]
    check({outcome["trace"] for outcome in outcomes} == {"run-1-01", "run-1-02", "run-1-03"}, "not all were replayed")
    for trace in traces:
        mine = [outcome for outcome in outcomes if outcome["trace"] == trace["id"]]
        check(all(outcome["intent"] == trace["intent"] for outcome in mine), f"{trace['id']} lost its intent")
    print(f"three swipes: {intents}, {sum(len(places) + 1 for places, _ in sent)} samples as sent")


def undo_runs_and_fingers(browser, page):
    """Undo takes the last away, a new run is another session, two fingers are two pointers, a tap is nothing."""
    show(browser, PHONE)
    browser.open(page)
    middle = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return b.top + b.height / 2; })()")
    first = browser.evaluate("document.getElementById('words').textContent")
    swipe(browser, line(300, middle, -180, 6, 12))
    at_rest(browser)
    browser.evaluate("document.getElementById('undo').click()")
    at_rest(browser)
    check(browser.evaluate("document.getElementById('words').textContent") == first, "undo did not ask again")
    check(browser.evaluate("document.getElementById('save').disabled"), "nothing is left, and yet it could be saved")
    swipe(browser, [(200, middle)])
    check(browser.evaluate("document.getElementById('save').disabled"), "a tap was kept")
    swipe(browser, line(300, middle, -180, 6, 12))
    at_rest(browser)
    browser.evaluate("document.getElementById('hand').click()")
    browser.evaluate("document.getElementById('run').click()")
    touch = lambda kind, *points: browser.call(
        "Input.dispatchTouchEvent", type=kind, touchPoints=[dict(x=x, y=middle, id=id) for id, x in points])
    touch("touchStart", (1, 280))
    touch("touchStart", (1, 280), (2, 120))
    for at in range(1, 9):
        touch("touchMove", (1, 280 - 10 * at), (2, 120 - 2 * at))
    touch("touchEnd")
    at_rest(browser)
    _, traces = saved(browser, "run-2.json")
    check([trace["session"] for trace in traces] == ["run-1", "run-2"], "each run is a session")
    check([trace["labels"]["hand"] for trace in traces] == ["right", "left"], "the hand is told")
    check({sample["pointer"] for sample in traces[1]["samples"]} == {0, 1}, "two fingers are two pointers")
    ends = [sample for sample in traces[1]["samples"] if sample["phase"] == "ended"]
    check(len(ends) == 2, "each finger is lifted once")
    print("undo, tap, hand, runs and two fingers: as they should be")


def caught_in_flight(browser, page):
    """A finger that catches moving cards begins where they are, and its intent names the page that was meant."""
    show(browser, PHONE)
    browser.open(page)
    middle = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return b.top + b.height / 2; })()")
    browser.evaluate("""stage.addEventListener('pointerup', () => {
      const fire = (kind, x, y) => stage.dispatchEvent(new PointerEvent(kind, {
        pointerId: 9, pointerType: 'touch', clientX: x, clientY: y, bubbles: true, isPrimary: true }));
      setTimeout(() => { fire('pointerdown', 300, 400); fire('pointermove', 200, 400); fire('pointerup', 200, 400); }, 50);
    }, { once: true });""")
    swipe(browser, line(300, middle, -120, 6, 12))
    browser.wait_for("document.getElementById('save').textContent === 'Save 2'")
    at_rest(browser)
    _, traces = saved(browser, "run-1.json")
    # 120 pt at the lift, on the way to 296: caught somewhere between.
    check(125 < traces[1]["start_offset"] < 295, f"caught at {traces[1]['start_offset']}")
    check(traces[0]["intent"] == "next" and traces[1]["intent"] == {"page": 2}, f"{traces[1]['intent']} was meant")
    check({trace["labels"]["sampling"] for trace in traces} == {"every"}, "a page from a file has every sample")
    print("caught in flight: as it should be")


def mouse_and_keys(browser, page):
    """A mouse records too; the keys move the cards and record nothing; every control has a name and takes the focus."""
    show(browser, DESKTOP)
    browser.open(page)
    box = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return [b.left, b.top, b.height]; })()")
    x, y = box[0] + 300, box[1] + box[2] / 2
    mouse = lambda kind, at: browser.call(
        "Input.dispatchMouseEvent", type=kind, x=x - 20 * at, y=y, button="left", buttons=1, clickCount=1)
    mouse("mousePressed", 0)
    for at in range(1, 8):
        mouse("mouseMoved", at)
    mouse("mouseReleased", 7)
    at_rest(browser)
    before = browser.evaluate("stage.getAttribute('aria-label')")
    browser.evaluate("stage.focus()")
    browser.call("Input.dispatchKeyEvent", type="keyDown", key="ArrowRight", code="ArrowRight")
    at_rest(browser)
    check(browser.evaluate("stage.getAttribute('aria-label')") != before, "the arrow key moved nothing")
    names = []
    browser.evaluate("document.activeElement.blur()")
    for _ in range(12):
        browser.call("Input.dispatchKeyEvent", type="keyDown", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        browser.call("Input.dispatchKeyEvent", type="keyUp", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        names.append(browser.evaluate("document.activeElement.id"))
    reached = set(names)
    check({"stage", "sitting", "run", "hand", "undo", "skip", "save"} <= reached, f"Tab reaches only {reached}")
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    for node in tree:
        if node.get("role", {}).get("value") in ("button", "textbox"):
            check(node.get("name", {}).get("value"), f"a control has no name: {node}")
    _, traces = saved(browser, "run-1.json")
    check(len(traces) == 1 and traces[0]["labels"]["input"] == "mouse", f"one swipe by mouse, saved {traces}")
    print("mouse, keys and names: as they should be")


def along_the_other_axis(browser, page):
    """A vertical page of cards follows and records y."""
    show(browser, PHONE)
    browser.open(page)
    box = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return [b.top, b.height]; })()")
    places, lift = swipe(browser, line(195, box[0] + box[1] - 30, 4, -200, 12))
    at_rest(browser)
    _, traces = saved(browser, "run-1.json")
    compare_sent(traces[0], places, lift)
    check(browser.evaluate("stage.getAttribute('aria-label')") == "Carousel, card 2 of 4", "it did not move on")
    print("vertical: as it should be")


def screenshots(browser, folder, horizontal, vertical):
    os.makedirs(folder, exist_ok=True)
    for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
        for dark in (False, True):
            show(browser, size, dark)
            browser.open(horizontal)
            shade = "dark" if dark else "light"
            browser.screenshot(f"{folder}/{name}-{shade}-start.png")
            box = browser.evaluate("(() => { const b = stage.getBoundingClientRect(); return [b.left, b.top]; })()")
            if size["mobile"]:
                swipe(browser, [(box[0] + 310 - 1.4 * at * at, box[1] + 150 + at * at / 4) for at in range(12)])
            else:
                for at in range(12):
                    kind = "mousePressed" if at == 0 else "mouseReleased" if at == 11 else "mouseMoved"
                    browser.call(
                        "Input.dispatchMouseEvent", type=kind, x=box[0] + 310 - 1.4 * at * at,
                        y=box[1] + 150 + at * at / 4, button="left", buttons=1, clickCount=1)
            at_rest(browser)
            browser.screenshot(f"{folder}/{name}-{shade}.png")
    show(browser, PHONE)
    browser.evaluate("document.getElementById('hand').click()")
    browser.screenshot(f"{folder}/phone-left.png")
    show(browser, PHONE)
    browser.open(vertical)
    browser.screenshot(f"{folder}/phone-vertical.png")
    show(browser, dict(width=320, height=568, deviceScaleFactor=2, mobile=True))
    browser.open(horizontal)
    browser.screenshot(f"{folder}/small.png")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("detent")
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--screenshots")
    arguments = parser.parse_args()
    detent = os.path.abspath(arguments.detent)
    check(shutil.which(arguments.browser), f"expected a browser, found no '{arguments.browser}'")
    with tempfile.TemporaryDirectory() as folder:
        horizontal, vertical = folder + "/recorder.html", folder + "/vertical.html"
        subprocess.run([detent, "recorder", horizontal] + GEOMETRY, check=True)
        subprocess.run(
            [detent, "recorder", vertical, "--no-config", "--axis", "vertical", "--viewport", "420", "--count", "4"],
            check=True)
        checks = [
            lambda browser: prompted_swipes(browser, detent, horizontal),
            lambda browser: undo_runs_and_fingers(browser, horizontal),
            lambda browser: caught_in_flight(browser, horizontal),
            lambda browser: mouse_and_keys(browser, horizontal),
            lambda browser: along_the_other_axis(browser, vertical),
        ]
        if arguments.screenshots:
            checks.append(lambda browser: screenshots(browser, arguments.screenshots, horizontal, vertical))
        for run in checks:
            with Browser(arguments.browser) as browser:
                run(browser)
                check(not browser.failures, f"the page complained: {browser.failures}")


if __name__ == "__main__":
    sys.exit(main())
