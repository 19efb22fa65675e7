"""
Runs tasks with the SDK in the folder given as the first argument. Reads ["scenario", task] from
each line of standard input, and prints a list with the result for each. test/sdks/tasks.ts
describes them.
"""

import _thread
import dataclasses
import datetime
import inspect
import json
import pickle
import pprint
import re
import signal
import sys
import threading
import time
import traceback
import typing

sys.path.insert(0, sys.argv[1])

import emberline  # noqa: E402
from emberline import oauth, webhooks  # noqa: E402

# Built-in exceptions have some of the names that the other languages use.
SHARED_NAMES = {
    "APIError": "ApiError",
    "APIConnectionError": "ConnectionError",
    "APITimeoutError": "TimeoutError",
    "PermissionDeniedError": "PermissionError",
}


APP = {
    "clientId": "client 1",
    "clientSecret": "secret:1",
    "redirectUri": "https://app.kestrel.example/return",
}


class MemoryStore:
    """A token store that counts how often the tokens are replaced."""

    def __init__(self, expires_in):
        expires_at = time.time() + expires_in
        self.token = oauth.Token("stale", "refresh-0", expires_at, "leads:search", "acct_000001")
        self.saved = []

    def load(self):
        return self.token

    def save(self, token):
        self.token = token
        self.saved.append(token.access_token)


def snake(name):
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)


def options(given):
    return {snake(name): value for name, value in given.items()}


def settings(task, waits):
    def sleep(seconds):
        waits.append(seconds)
        task.get("onWait", lambda: None)()
        if task.get("isWaitReal"):
            time.sleep(seconds)

    given = options(task.get("settings", {}))
    return {"base_url": task["url"], "random": lambda: 0.5, "sleep": sleep, **given}


def client(task, waits):
    return emberline.Emberline(task.get("key", "key_of_test"), **settings(task, waits))


def app(task, waits):
    given = options(task.get("app", APP))
    return oauth.OAuth(**given, **settings(task, waits))


def call(given, task):
    fields = task.get("params", {})
    arguments = {f"{name}_" if name in ("class", "from") else name: fields[name] for name in fields}
    return getattr(given, snake(task["method"]))(**arguments, **options(task.get("options", {})))


def run_call(task, waits):
    result = call(client(task, waits), task)
    if result is None:
        return {}
    is_page = isinstance(result, emberline.Page)
    response = result.response if is_page else emberline.response_of(result)
    limit = response.rate_limit
    return {
        "data": result.data if is_page else result,
        "response": {
            "requestId": response.request_id,
            "isReplayed": response.is_replayed,
            "rateLimit": limit and dataclasses.asdict(limit),
        },
    }


def run_typed(task, waits):
    item = call(client(task, waits), task).items[0]
    return {"email": item["email"], "unknown": item["field_of_the_future"]}


def run_items(task, waits):
    found = []
    try:
        for item in call(client(task, waits), task).auto_paging_iter():
            found.append(item["id"])
            if len(found) == task.get("stopAfter"):
                break
        return {"ids": found}
    except emberline.EmberlineError as error:
        return {"ids": found, "error": described(error)}


def run_pages(task, waits):
    page = call(client(task, waits), task)
    pages = []
    while page:
        pages.append([item["id"] for item in page.items])
        page = page.next_page()
    return {"pages": pages}


def run_abort(task, waits):
    """Presses Ctrl+C."""
    # Windows has no pthread_kill.
    kill = getattr(signal, "pthread_kill", lambda *_: _thread.interrupt_main())
    arguments = (threading.main_thread().ident, signal.SIGINT)
    started = time.monotonic()
    threading.Timer(0.3, kill, arguments).start()
    try:
        call(client(task, waits), task)
        return {"isAborted": False}
    except KeyboardInterrupt:
        return {"isAborted": True, "seconds": time.monotonic() - started}


def run_stop(task, waits):
    """Stops a call in another thread, as README.md says."""
    stopping = threading.Event()

    def sleep(seconds):
        if stopping.wait(seconds):
            raise SystemExit

    given = emberline.Emberline("key_of_test", base_url=task["url"], sleep=sleep)
    worker = threading.Thread(target=call, args=(given, task))
    started = time.monotonic()
    threading.Timer(0.3, stopping.set).start()
    worker.start()
    worker.join()
    return {"seconds": time.monotonic() - started}


def run_verify(task, waits):
    def verify(header, body, secret):
        try:
            return webhooks.verify(body.encode(), header, secret)
        except ValueError:
            return "ArgumentError"
        except emberline.SignatureVerificationError as error:
            return type(error).__name__

    return {"results": [verify(*case) for case in task["cases"]]}


def run_verifyParsed(task, waits):
    header, body, secret = task["cases"][0]
    return {"event": webhooks.verify(json.loads(body), header, secret)}


def run_login(task, waits):
    given = app(task, waits)
    login = given.authorize(["leads:search", "campaigns:read"])
    query = {"state": login.state, "code": "code_1", **task.get("query", {})}
    query = {name: value for name, value in query.items() if value is not None}
    state = task.get("stored", {}).get("state", login.state)
    token = given.exchange(query, state=state, code_verifier=login.code_verifier)
    again = given.refresh(token.refresh_token)
    given.revoke(again.refresh_token)
    return {
        "url": login.url,
        "verifier": login.code_verifier,
        "details": dataclasses.asdict(token),
        "expiresIn": token.expires_at - time.time(),
        "refreshed": again.access_token,
    }


def run_authorize(task, waits):
    login = app(task, waits).authorize(task["scopes"])
    return {
        "login": {"url": login.url, "state": login.state, "codeVerifier": login.code_verifier}
    }


def run_exchange(task, waits):
    login = task["login"]
    query, verifier = task["query"], login["codeVerifier"]
    return tokens(app(task, waits).exchange(query, state=login["state"], code_verifier=verifier))


def run_refresh(task, waits):
    return tokens(app(task, waits).refresh(task["token"]))


def run_revoke(task, waits):
    app(task, waits).revoke(task["token"])
    return {}


def tokens(token):
    return {
        "tokens": {
            "accessToken": token.access_token,
            "refreshToken": token.refresh_token,
            "accountId": token.account_id,
        }
    }


def run_session(task, waits):
    store = MemoryStore(task["expiresIn"])
    statuses = []
    if task.get("isReplacedWhileWaiting"):
        other = dataclasses.replace(store.token, access_token="fresh-by-another")
        task = {**task, "onWait": lambda: store.save(other)}
    own = app(task, waits)

    def work():
        # As when each of a server's requests makes a client of its own.
        given = emberline.Emberline(tokens=own.tokens(store), **settings(task, waits))
        try:
            statuses.append(call(given, task).response.status)
        except emberline.EmberlineError:
            statuses.append(None)

    workers = [threading.Thread(target=work) for _ in range(task["calls"])]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return {"statuses": statuses, "saved": store.saved}


def run_inspect(task, waits):
    given = client(task, waits)
    own = app(task, waits)
    store = MemoryStore(task["expiresIn"])
    login = own.authorize([])
    secret = {"Authorization": "key_of_test"}
    request = emberline.HTTPRequest("POST", "https://kestrel.example", secret, b"key_of_test", 1)
    shown = [given, vars(given), own, vars(own), store.token, login, request]
    for fail in (lambda: call(given, task), lambda: own.refresh("refresh-0")):
        try:
            fail()
        except emberline.APIError as error:
            trace = "".join(traceback.format_exception(None, error, None))
            shown += [error, vars(error), trace]
    text = "\n".join(f"{each!r} {each} {pprint.pformat(each)}" for each in shown)
    return {"text": text, "verifier": login.code_verifier}


def run_times(task, waits):
    given = client(task, waits)
    zone = datetime.timezone(datetime.timedelta(hours=1))
    starts_at = datetime.datetime(2027, 1, 11, 9, tzinfo=zone)
    given.create_campaign(name="A", lead_ids=[], steps=[], starts_at=starts_at)
    given.get_analytics(from_=datetime.date(2026, 11, 1))
    # Nobody knows which moment a time without a zone is.
    given.create_campaign(name="A", lead_ids=[], steps=[], starts_at=datetime.datetime(2027, 1, 11))


def run_settings(task, waits):
    try:
        if "app" in task:
            app(task, waits)
        else:
            emberline.Emberline(**options(task["settings"]))
        return {"error": None}
    except (ValueError, emberline.EmberlineError) as error:
        return {"error": str(error)}


def run_annotations(task, waits):
    """Evaluates all annotations, which nothing else does at run time."""
    types = [each for each in vars(emberline.types).values() if isinstance(each, type)]
    methods = [each for each in vars(emberline.Emberline).values() if inspect.isfunction(each)]
    for each in types + methods:
        # Python 3.9 and 3.10 have no NotRequired.
        typing.get_type_hints(each, localns={"NotRequired": typing.Optional})
    return {"types": len(types), "methods": len(methods)}


def described(error):
    # Task queues pickle exceptions.
    error = pickle.loads(pickle.dumps(error))
    name = type(error).__name__
    shown = {"name": SHARED_NAMES.get(name, name), "message": str(error)}
    if isinstance(error, emberline.OAuthError):
        return {**shown, "code": error.code}
    if isinstance(error, emberline.EmberlineError):
        shown["idempotencyKey"] = error.idempotency_key
    if not isinstance(error, emberline.APIError):
        return shown
    return {
        **shown,
        "status": error.status,
        "type": error.type,
        "title": error.title,
        "detail": error.detail,
        "requestId": error.request_id,
        "retryAfter": error.retry_after,
        "hasBody": isinstance(error.body, dict),
        "fields": getattr(error, "fields", None),
    }


def run(scenario, task, waits):
    try:
        return globals()[f"run_{scenario}"](task, waits)
    except emberline.EmberlineError as error:
        return {"error": described(error)}
    except (TypeError, ValueError) as error:
        return {"error": {"name": "ArgumentError", "message": str(error)}}


for line in sys.stdin:
    recorded = []
    result = run(*json.loads(line), recorded)
    print(json.dumps([{**result, "waits": recorded}]), flush=True)
