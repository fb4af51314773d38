"""Runs the shell steps of our GitHub action as a runner would, with GitHub's variables faked."""

import json
import os
import re
import shutil
import stat
import subprocess
import sys

import traces
import yaml

ACTION = ".github/actions/detent/action.yml"


class Job:
    """A workspace and the files through which steps talk to GitHub."""

    def __init__(self, root: str, folder: str):
        self.root, self.folder = root, folder
        self.workspace = os.path.join(folder, "workspace with space")
        os.makedirs(self.workspace)
        with open(os.path.join(root, ACTION), encoding="utf-8") as file:
            self.action = yaml.safe_load(file)
        self.outputs, self.summary, self.log, self.ran = {}, "", "", []

    def run(self, **inputs: str) -> int:
        """The exit code of the first step that fails, or 0."""
        values = {name: entry.get("default", "") for name, entry in self.action["inputs"].items()}
        assert not set(inputs) - {name.replace("-", "_") for name in values}
        values.update({name.replace("_", "-"): value for name, value in inputs.items()})
        for step in self.action["runs"]["steps"]:
            if "run" not in step or not self.condition(step.get("if"), values):
                continue
            code = self.step(step, values)
            self.ran.append(step["name"])
            if code:
                return code
        return 0

    def condition(self, text, values) -> bool:
        if text is None:
            return True
        name, wanted = re.fullmatch(r"\$\{\{ inputs\.([a-z-]+) != '(.*)' \}\}", text).groups()
        return values[name] != wanted

    def expression(self, text: str, values: dict) -> str:
        def value(match):
            name = match[1]
            if name.startswith("inputs."):
                return values[name.removeprefix("inputs.")]
            assert name == "github.action_path", name
            return os.path.join(self.root, os.path.dirname(ACTION))
        return re.sub(r"\$\{\{ ([a-z._-]+) \}\}", value, text)

    def step(self, step: dict, values: dict) -> int:
        assert step["shell"] == "bash"
        files = {name: os.path.join(self.folder, name) for name in ("output", "summary")}
        for file in files.values():
            open(file, "w").close()
        script = os.path.join(self.folder, "step.sh")
        with open(script, "w", encoding="utf-8") as out:
            out.write(step["run"])
        temporary = os.path.join(self.folder, "temp")
        os.makedirs(temporary, exist_ok=True)
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")},
            "GITHUB_ACTIONS": "true", "CI": "true", "GITHUB_WORKSPACE": self.workspace, "RUNNER_TEMP": temporary,
            "GITHUB_OUTPUT": files["output"], "GITHUB_STEP_SUMMARY": files["summary"],
            **{key: self.expression(text, values) for key, text in step.get("env", {}).items()},
        }
        environment["PATH"] = os.path.join(self.folder, "bin") + os.pathsep + environment["PATH"]
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.workspace, env=environment,
            capture_output=True, text=True)
        self.log += done.stdout + done.stderr
        with open(files["summary"], encoding="utf-8") as file:
            text = file.read()
            assert len(text.encode()) < 1 << 20
            self.summary += text
        with open(files["output"], encoding="utf-8") as file:
            for line in file:
                name, equals, value = line.rstrip("\n").partition("=")
                assert equals and name in ("exit-code", "reports"), line
                self.outputs[name] = value
        return done.returncode

    def reports(self) -> set:
        folder = os.path.join(self.workspace, self.outputs["reports"])
        return set(os.listdir(folder)) if os.path.isdir(folder) else set()


def check_steps_hold_no_input(program: str, root: str, folder: str) -> str:
    job = Job(root, folder)
    steps = [step for step in job.action["runs"]["steps"] if "run" in step]
    for step in steps:
        assert "${{" not in step["run"], step["name"]
        subprocess.run(["bash", "-n", "-c", step["run"]], check=True)
    return f"no expression in {len(steps)} scripts, inputs come through the environment"


def check_findings_fail(program: str, root: str, folder: str) -> str:
    job = Job(root, folder)
    traces.copy_ours(root, job.workspace)
    code = job.run(program=program)
    assert code == 1 and job.outputs["exit-code"] == "1", job.log
    assert job.reports() == {"detent.sarif", "detent.xml", "detent.json", "comment.md"}
    assert "::error file=Traces/cards/detent.json,line=1" in job.log
    assert "| ❌\u00a0error | `remainder-never-above-half` |" in job.summary
    never = Job(root, os.path.join(folder, "never"))
    traces.copy_ours(root, never.workspace)
    assert never.run(program=program, fail_on="never", traces="Traces/cards\nTraces/rtl\r\n\n") == 0, never.log
    return "findings fail the job unless fail-on says otherwise; annotations, summary and files are there"


def check_arguments_are_lines(program: str, root: str, folder: str) -> str:
    job = Job(root, folder)
    traces.copy_ours(root, job.workspace)
    code = job.run(
        program=program, traces="Traces/cards", fail_on="error",
        arguments="--candidate\none-page\n--candidate\nthreshold(velocity: 0.3)\n", reports="out/of the way")
    assert code in (0, 1), job.log
    with open(os.path.join(job.workspace, "out/of the way/detent.json"), encoding="utf-8") as file:
        candidates = [candidate["id"] for candidate in json.load(file)["candidates"]]
    assert candidates == ["one-page", "threshold(velocity: 0.3)"], candidates
    return "arguments are lines, with blanks in them"


def check_hostile_inputs(program: str, root: str, folder: str) -> str:
    job = Job(root, folder)
    traces.copy_ours(root, job.workspace)
    evil = '$(touch pwned)\n`touch pwned`\n; touch pwned\n"; touch pwned; "\n--help\n-o\n*'
    for name in ("traces", "config", "arguments", "fail_on", "version", "reports", "base", "max_changed"):
        inputs = {"program": program, "fail_on": "never", name: evil}
        if name == "base":
            inputs["max_changed"] = evil
        code = job.run(**inputs)
        assert code in (0, 2), (name, code, job.log[-2000:])
        assert (code == 2) == (name not in ("base", "max_changed")), (name, code, job.log[-2000:])
    for place, _, files in os.walk(folder):
        assert "pwned" not in files, place
    for line in job.log.splitlines():
        if line.lstrip().startswith("::"):
            assert re.match(r"::(error|warning|notice) (title=detent::|file=Traces/)", line), line
    return "inputs are never commands, and bad ones are errors"


def check_version_and_build(program: str, root: str, folder: str) -> str:
    job = Job(root, folder)
    traces.copy_ours(root, job.workspace)
    assert job.run(program=program, version="999.0.0") == 2
    assert job.ran == ["Find or build detent"]
    assert "::error title=detent::the program is detent " in job.log
    # In place of minutes of building: a compiler that says where the program is.
    tools = os.path.join(folder, "bin")
    os.makedirs(tools)
    with open(os.path.join(tools, "swift"), "w", encoding="utf-8") as out:
        out.write(f"#!{sys.executable}\nimport sys\n"
                  f"print({os.path.dirname(program)!r} if '--show-bin-path' in sys.argv else ' '.join(sys.argv))\n")
    os.chmod(os.path.join(tools, "swift"), stat.S_IRWXU)
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split()[1]
    assert job.run(version=version, fail_on="never") == 0, job.log
    assert f"build -c release --package-path {root} --product detent" in job.log
    return "another version stops the job; without a program the action's own is built"


def check_base(program: str, root: str, folder: str) -> str:
    outcomes = []
    for name, here, there in [("same", "round", "round"), ("moved", "threshold", "one-page"), ("new", "round", None)]:
        job = Job(root, os.path.join(folder, name))
        os.makedirs(os.path.join(job.workspace, ".base"))
        for place, strategy in [("", here), (".base", there)]:
            if strategy:
                path = os.path.join(job.workspace, place, "Traces")
                shutil.copytree(os.path.join(root, "Traces/cards"), path)
                with open(os.path.join(path, "detent.json"), "w", encoding="utf-8") as out:
                    json.dump({"scenario": {"itemSize": 280, "spacing": 16, "startOffset": 296},
                               "candidates": [{"name": "ours", "strategy": strategy}]}, out)
        outcomes.append(job.run(program=program, base=".base", max_changed="0"))
        assert "Compare with the base branch" in job.ran, job.log
        if there:
            with open(os.path.join(job.workspace, "detent-reports/difference.md"), encoding="utf-8") as file:
                assert file.read() in job.summary
        else:
            assert "::warning title=detent::the base branch could not be replayed" in job.log
    # What was wrong before fails nothing; strokes that rest elsewhere do; that there is no base is told.
    assert outcomes == [0, 1, 0], outcomes
    return "a regression against the base branch fails, what was wrong before does not"


CHECKS = [
    check_steps_hold_no_input, check_findings_fail, check_arguments_are_lines, check_version_and_build,
    check_hostile_inputs, check_base,
]
