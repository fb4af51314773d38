"""Folders of traces to report on."""

import json
import os
import shutil

HOSTILE = [
    "a|b", "line\nbreak", "<script>alert(1)</script>", "::error::forged", "##[error]forged", "=cmd|' /C calc'!A0",
    "\x1b[31mred\x1b[0m", "x" * 10_000, "\u202eesrever", "](http://e.com)", "`\u0301<img src=x>", "|\u0301x",
    "\"\u0301,=1", "</failure>]]>", "![x](http://e.com/x.png)", "http://e.com", "@someone", "100%0A::error::z",
]


def copy_ours(root: str, folder: str) -> str:
    shutil.copytree(os.path.join(root, "Traces"), os.path.join(folder, "Traces"))
    return folder


def flick(name: str, intent: str = "next", **more) -> dict:
    """60 pt to the left in 48 ms, which is a flick at more than 1 pt/ms."""
    samples = [{"t_ms": 8 * i, "x": 300 - 10 * i, "y": 400, "phase": "moved"} for i in range(7)]
    samples[0]["phase"], samples[-1]["phase"] = "began", "ended"
    return {"id": name, "intent": intent, "samples": samples, **more}


def write_hostile(folder: str) -> str:
    """Every name in every place that a file has for one: ids, sessions, labels, files' own names, the scenario's."""
    os.makedirs(os.path.join(folder, "Traces"))
    for number, name in enumerate(HOSTILE):
        file = name.replace("/", "_")[:60]
        with open(os.path.join(folder, "Traces", f"{file}{number}.json"), "w", encoding="utf-8") as out:
            json.dump([flick(name, session=name, labels={name: name}, start_offset=296)], out)
    with open(os.path.join(folder, "Traces", "::error::bad.csv"), "w", encoding="utf-8") as out:
        out.write("trace,t_ms,x,y\n::error::bad,##[error]x,1,2\n")
    with open(os.path.join(folder, "Traces", "detent.json"), "w", encoding="utf-8") as out:
        json.dump({"scenario": {"name": "".join(HOSTILE[:6]), "itemSize": 280, "spacing": 16},
                   "candidates": ["round", {"name": "".join(HOSTILE[:7]), "strategy": "threshold"}]}, out)
    return folder


def write_many(folder: str) -> str:
    """2 500 flicks that eight candidates each send too far: 20 000 findings of one pitfall, and more of others."""
    os.makedirs(os.path.join(folder, "Traces"))
    with open(os.path.join(folder, "Traces", "many.ndjson"), "w", encoding="utf-8") as out:
        for number in range(2500):
            out.write(json.dumps(flick(f"flick-{number}", start_offset=0)) + "\n")
    candidates = [{"name": f"candidate-{number}", "strategy": "threshold"} for number in range(8)]
    with open(os.path.join(folder, "Traces", "detent.json"), "w", encoding="utf-8") as out:
        json.dump({"scenario": {"name": "many", "itemSize": 280, "spacing": 16, "count": 9},
                   "candidates": candidates}, out)
    return folder
