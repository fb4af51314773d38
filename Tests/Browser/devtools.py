"""Chromium over the DevTools protocol, with nothing but Python's standard library."""

import base64
import json
import os
import secrets
import shutil
import socket
import struct
import subprocess
import tempfile
import time

DEADLINE = 20  # seconds that any single answer may take


def check(holds, words):
    if not holds:
        raise SystemExit("error: " + words)


class WebSocket:
    """As much of RFC 6455 as a client needs that sends short texts to a server it trusts."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=DEADLINE)
        self.buffer = b""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._some()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def _some(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the browser closed the connection")
        return data

    def _take(self, count):
        while len(self.buffer) < count:
            self.buffer += self._some()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _frame(self, opcode, payload):
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = secrets.token_bytes(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)))

    def send(self, text):
        self._frame(1, text.encode())

    def receive(self):
        message = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                size, = struct.unpack("!H", self._take(2))
            elif size == 127:
                size, = struct.unpack("!Q", self._take(8))
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise ConnectionError("the browser closed the connection")
            if opcode == 9:
                self._frame(10, payload)
            elif opcode in (0, 1, 2):
                message += payload
                if first & 0x80:
                    return message.decode()


class Browser:
    """A headless Chromium with one page, ended and cleaned up by `with`."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="detent-page-")
        self.downloads = os.path.join(self.folder, "downloads")
        os.mkdir(self.downloads)
        self.log = open(os.path.join(self.folder, "log"), "wb")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--hide-scrollbars", "--remote-debugging-port=0", f"--user-data-dir={self.folder}/profile", "about:blank"],
            stdout=self.log, stderr=self.log)
        self.number = 0
        self.session = None
        self.failures = []
        self.requests = []
        try:
            port, path = self._port()
            self.socket = WebSocket(port, path)
            targets = self.call("Target.getTargets")["targetInfos"]
            page = next(target["targetId"] for target in targets if target["type"] == "page")
            self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
            self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.downloads)
            for domain in ("Page", "Runtime", "Log", "Network"):
                self.call(domain + ".enable")
        except BaseException:
            self.close()
            raise

    def _port(self):
        file = os.path.join(self.folder, "profile", "DevToolsActivePort")
        for _ in range(DEADLINE * 20):
            if self.process.poll() is not None:
                break
            try:
                with open(file) as stream:
                    lines = stream.read().split("\n")
                if len(lines) >= 2 and lines[1]:
                    return int(lines[0]), lines[1]
            except FileNotFoundError:
                pass
            time.sleep(0.05)
        with open(os.path.join(self.folder, "log")) as stream:
            raise RuntimeError("the browser did not start:\n" + stream.read()[-2000:])

    def _send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        return self.number

    def call(self, method, **parameters):
        """Calls a method and waits for its answer; what the page complains of meanwhile is kept."""
        number = self._send(method, **parameters)
        while True:
            answer = json.loads(self.socket.receive())
            self._note(answer)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _note(self, answer):
        parameters = answer.get("params", {})
        if answer.get("method") == "Page.javascriptDialogOpening":
            # The page asks before unsaved gestures are lost.
            self._send("Page.handleJavaScriptDialog", accept=True)
        elif answer.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.failures.append(details.get("exception", {}).get("description") or details["text"])
        elif answer.get("method") == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert", "warning"):
            self.failures.append(" ".join(str(each.get("value", "")) for each in parameters["args"]))
        elif answer.get("method") == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif answer.get("method") == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.failures.append(parameters["entry"]["text"])

    def evaluate(self, expression):
        """The value of a JavaScript expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def open(self, path, fragment=""):
        # Another address on the same page would only move in it.
        self.call("Page.navigate", url="about:blank")
        self.requests.clear()
        self.call("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        self.wait_for("document.readyState === 'complete' && location.protocol === 'file:'")

    def press(self, key, code=None, text=None, number=0):
        """Presses and releases a key; `text` is what it types."""
        known = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40}
        typed = text if text is not None else key if len(key) == 1 else "\r" if key == "Enter" else ""
        keys = dict(key=key, code=code or ("Space" if key == " " else key), windowsVirtualKeyCode=number or known.get(key, 0))
        self.call("Input.dispatchKeyEvent", type="keyDown", **keys, **({"text": typed} if typed else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **keys)

    def wait_for(self, expression):
        end = time.monotonic() + DEADLINE
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise RuntimeError("this did not become true: " + expression)
            time.sleep(0.02)

    def screenshot(self, path, **options):
        data = self.call("Page.captureScreenshot", format="png", **options)["data"]
        with open(path, "wb") as stream:
            stream.write(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
