"""What other readers make of our reports."""

import csv
import json
import os
import re
import subprocess
import unicodedata

from junitparser import JUnitXml
from markdown_it import MarkdownIt
from sarif import loader

FILES = {
    "text": "report.txt", "markdown": "report.md", "json": "report.json", "csv": "report.csv", "junit": "report.xml",
    "sarif": "report.sarif", "gitlab": "quality.json", "github": "annotations.txt", "github-summary": "summary.md",
}

OTHERS = ["brief.md", "difference.md"]


class Reports:
    """The paths of the reports on one folder of traces, and what the JSON report says."""

    def __init__(self, folder: str):
        self.folder = folder
        with open(self.path("json"), encoding="utf-8") as file:
            document = json.load(file)
        self.results = document["results"] if "results" in document else [document]

    def path(self, form: str) -> str:
        return os.path.join(self.folder, FILES[form])

    def text(self, form: str) -> str:
        with open(self.path(form), encoding="utf-8", newline="") as file:
            return file.read()

    def findings(self):
        return [finding for result in self.results for finding in result["findings"]]


def run(program: str, workspace: str) -> Reports:
    reports = os.path.join(workspace, "reports")
    arguments = [f"--report={form}={os.path.join(reports, file)}" for form, file in FILES.items()]
    environment = {key: value for key, value in os.environ.items() if key != "GITHUB_STEP_SUMMARY"}
    done = subprocess.run(
        [program, "compare", "Traces", "--fail-on=never", *arguments], cwd=workspace, env=environment,
        capture_output=True, text=True)
    assert done.returncode in (0, 2), done.stderr[:2000]
    brief = subprocess.run(
        [program, "compare", "Traces", "--fail-on=never", "--report=markdown", "--brief"], cwd=workspace,
        env=environment, capture_output=True, text=True)
    with open(os.path.join(reports, "brief.md"), "w", encoding="utf-8") as file:
        file.write(brief.stdout)
    # Smaller items: many strokes rest on other pages.
    other = os.path.join(reports, "other.json")
    subprocess.run(
        [program, "compare", "Traces", "--fail-on=never", "--item=100", f"--report=json={other}"], cwd=workspace,
        env=environment, capture_output=True)
    difference = subprocess.run(
        [program, "diff", os.path.join(reports, FILES["json"]), other, "--max-changed=0",
         f"--report=markdown={os.path.join(reports, 'difference.md')}"],
        cwd=workspace, env=environment, capture_output=True, text=True)
    assert difference.returncode == 1, difference.stderr[:2000]
    expect_no_command(difference.stdout + difference.stderr)
    # What GitHub's runner sees of the job, the messages among it.
    for text in (done.stdout, done.stderr, brief.stdout, brief.stderr):
        expect_no_command(text)
    return Reports(reports)


def expect_no_command(text: str) -> None:
    """As the runner reads lines: `::` after any white space, `##[` anywhere."""
    for line in re.split(r"[\r\n\u2028\u2029]", text):
        assert not line.lstrip().startswith("::"), line[:200]
        assert "##[" not in line and "##vso[" not in line, line[:200]


def check_sarif(reports: Reports) -> str:
    file = loader.load_sarif_file(reports.path("sarif"))
    assert file.get_distinct_tool_names() == ["detent"]
    results = file.get_results()
    run_ = json.loads(reports.text("sarif"))["runs"][0]
    rules = run_["tool"]["driver"]["rules"]
    assert len(results) == len(run_["results"]) <= 5000
    if len(results) < 5000:
        assert sorted({r["ruleId"] for r in results}) == sorted({f["id"] for f in reports.findings()})
    for result in run_["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        uri, region = place["artifactLocation"]["uri"], place["region"]
        assert re.fullmatch(r"(?!/)[A-Za-z0-9._~/%-]+", uri), uri
        assert region["endLine"] == region["startLine"] >= 1
        assert region["endColumn"] == region["startColumn"] + 1 >= 2
        assert result["message"]["text"] and result["level"] in ("note", "warning", "error")
        assert list(result["partialFingerprints"]) == ["detentFinding/v1"]
    for rule in rules:
        assert rule["shortDescription"]["text"] and rule["help"]["text"]
        assert 0 < len(rule["fullDescription"]["text"]) <= 1024
    levels = [result["level"] for result in run_["results"]]
    assert levels == sorted(levels, key=["error", "warning", "note"].index)
    records = file.get_records()
    assert len(records) == len(results)
    return f"SARIF: sarif-tools reads {len(results)} results, {len(rules)} rules"


def check_junit(reports: Reports) -> str:
    assert os.path.getsize(reports.path("junit")) < 30_000_000
    document = JUnitXml.fromfile(reports.path("junit"))
    names, failures, errors, skipped = set(), 0, 0, 0
    for suite in document:
        cases = list(suite)
        assert suite.tests == len(cases)
        for case in cases:
            name = (case.classname, case.name)
            assert name not in names, name
            names.add(name)
            kinds = [type(result).__name__ for result in case.result]
            failures += kinds.count("Failure")
            errors += kinds.count("Error")
            skipped += kinds.count("Skipped")
    assert (document.tests, document.failures, document.errors, document.skipped) == (
        len(names), failures, errors, skipped)
    grave = [finding for finding in reports.findings() if finding["severity"] != "note"]
    assert (failures > 0) == bool(grave)
    return f"JUnit: junitparser reads {len(names)} cases, {failures} failures, {errors} errors"


def check_gitlab(reports: Reports) -> str:
    text = reports.text("gitlab")
    assert not text.startswith("\ufeff")
    issues = json.loads(text)
    assert isinstance(issues, list)
    for issue in issues:
        assert isinstance(issue["description"], str) and issue["description"]
        assert isinstance(issue["check_name"], str) and issue["check_name"]
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        path = issue["location"]["path"]
        assert path and not path.startswith(("/", "./")), path
        assert isinstance(issue["location"]["lines"]["begin"], int) and issue["location"]["lines"]["begin"] >= 1
    fingerprints = {issue["fingerprint"] for issue in issues}
    assert len(fingerprints) == len(issues)
    return f"GitLab: {len(issues)} issues, as many fingerprints"


def check_csv(reports: Reports) -> str:
    rows = list(csv.reader(reports.text("csv").splitlines(), strict=True))
    strokes = sum(len(result["outcomes"]) for result in reports.results)
    assert len(rows) == strokes + 1
    assert len(reports.text("csv").splitlines()) == len(rows), "a cell has a line break"
    for row in rows:
        assert len(row) == len(rows[0])
        for cell in row:
            assert re.fullmatch(r"-?[0-9.e+-]*", cell) or cell.lstrip()[:1] not in "=+-@", cell[:80]
    return f"CSV: {len(rows)} rows, no formula"


# A picture of our own beside the report: small letters, digits and hyphens in a folder called like the report.
OWN_PICTURE = re.compile(r"report(?:-pictures)?/[a-z0-9-]+\.svg")
# What our own Markdown holds of HTML.
TAGS = re.compile(r"</?(?:details|summary|sub|br)>")


def check_markdown(reports: Reports) -> str:
    sizes = []
    for file in ("report.md", "summary.md", "brief.md", "difference.md"):
        with open(os.path.join(reports.folder, file), encoding="utf-8") as opened:
            text = opened.read()
        size = len(text.encode())
        assert size <= (60_000 if file == "brief.md" else 900_000), f"{file}: {size}"
        sizes.append(f"{file} {size // 1000} kB")
        tokens = MarkdownIt("gfm-like").parse(text)
        pending = list(tokens)
        while pending:
            token = pending.pop()
            pending += token.children or []
            assert token.type != "link_open", f"{file}: {token.content or token.attrs}"
            if token.type == "image":
                source = str(token.attrs.get("src"))
                assert OWN_PICTURE.fullmatch(source), f"{file}: {source[:200]}"
                assert os.path.isfile(os.path.join(reports.folder, source)), f"{file}: {source} is missing"
            if token.type in ("html_block", "html_inline"):
                assert "<" not in TAGS.sub("", token.content), f"{file}: {token.content[:200]}"
            if token.type == "heading_open":
                assert token.level == 0, file
        charts = text.count("```mermaid\n")
        assert charts <= 2, charts
        assert text.count("<details>") == text.count("</details>"), file
        expect_no_command(text)
    return f"Markdown: no link, foreign picture or element; {', '.join(sizes)}"


def check_annotations(reports: Reports) -> str:
    lines = reports.text("github").split("\n")
    assert lines.pop() == ""
    assert lines.pop().startswith("detent: ")
    counts = {"error": 0, "warning": 0, "notice": 0}
    for line in lines:
        # As the runner reads a command: its name, properties up to the next `::`, and the message.
        match = re.fullmatch(r"::(error|warning|notice) (.*?)::(.+)", line)
        assert match, line[:300]
        counts[match[1]] += 1
        keys = [part.split("=", 1)[0] for part in match[2].split(",")]
        assert keys in (["file", "line", "endLine", "col", "endColumn", "title"], ["title"]), line[:300]
    assert all(count <= 10 for count in counts.values()), counts
    assert list(counts) == sorted({l.split(" ")[0][2:] for l in lines} | set(counts), key=list(counts).index)
    return f"annotations: {counts}"


def check_screen(reports: Reports) -> str:
    """Nothing that a terminal acts on or that reorders text, in any format."""
    for file in [*FILES.values(), *OTHERS]:
        with open(os.path.join(reports.folder, file), encoding="utf-8", newline="") as opened:
            text = opened.read()
        for scalar in set(text):
            assert scalar == "\n" or unicodedata.category(scalar) not in ("Cc", "Zl", "Zp"), (file, hex(ord(scalar)))
            assert unicodedata.bidirectional(scalar) not in (
                "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"), (file, hex(ord(scalar)))
        if file != FILES["github"]:
            expect_no_command(text)
    return f"screen: {len(FILES) + len(OTHERS)} files are harmless"


CHECKS = [check_sarif, check_junit, check_gitlab, check_csv, check_markdown, check_annotations, check_screen]
