#!/usr/bin/env python3
"""Reads our reports with other people's readers, and runs the steps of our GitHub action.

    python3 check.py PATH/TO/detent

Needs what requirements.txt names. Prints a line a check; the first that fails ends the run.
"""

import os
import sys
import tempfile

import action
import readers
import traces


def main() -> None:
    program = os.path.abspath(sys.argv[1])
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with tempfile.TemporaryDirectory() as folder:
        for name, workspace in [
            ("our own traces", traces.copy_ours(root, os.path.join(folder, "ours"))),
            ("hostile names", traces.write_hostile(os.path.join(folder, "hostile"))),
            ("20 000 findings", traces.write_many(os.path.join(folder, "many"))),
        ]:
            reports = readers.run(program, workspace)
            for check in readers.CHECKS:
                print(f"{name}: {check(reports)}", flush=True)
        for check in action.CHECKS:
            print(f"action: {check(program, root, tempfile.mkdtemp(dir=folder))}", flush=True)


if __name__ == "__main__":
    main()
