"""
Runs scenarios of python.test.ts. For each line with a scenario's name and its input, it prints a
line with a list of what the scenario shows.
"""

import _thread
import dataclasses
import datetime
import inspect
import json
import os
import pickle
import signal
import sys
import threading
import time
import traceback
import typing
from unittest import mock

import emberline
from emberline import oauth, webhooks


def calls(given):
    """
    Calls methods of one client. Prints each result or error, and the waits between attempts, which
    take no time.
    """
    waits = []
    options = {"api_key": "key_of_the_test", "sleep": waits.append, "random": lambda: 1}
    client = emberline.Emberline(**options, **given["client"])
    for method, arguments, reading in given["calls"]:
        waits.clear()
        try:
            result = getattr(client, method)(**arguments)
            show(
                {
                    "data": READINGS[reading](result),
                    "response": described(result),
                    "waits": list(waits),
                }
            )
        except emberline.EmberlineError as error:
            # Task queues pickle exceptions.
            show(
                {
                    "error": attributes(pickle.loads(pickle.dumps(error))),
                    "waits": list(waits),
                }
            )


READINGS = {
    "data": lambda data: data,
    "page": lambda page: page.data,
    "all ids": lambda page: [item["id"] for item in page.auto_paging_iter()],
    "next ids": lambda page: [item["id"] for item in page.next_page().items],
}


def described(result):
    if result is None:
        return None
    is_page = isinstance(result, emberline.Page)
    response = result.response if is_page else emberline.response_of(result)
    return {
        "status": response.status,
        "requestId": response.request_id,
        "rateLimit": dataclasses.asdict(response.rate_limit),
        "isReplayed": response.is_replayed,
    }


def attributes(error):
    names = (
        "status",
        "type",
        "title",
        "detail",
        "request_id",
        "retry_after",
        "body",
        "fields",
    )
    known = {name: getattr(error, name) for name in names if hasattr(error, name)}
    return {"class": type(error).__name__, "message": str(error), **known}


def type_hints(_):
    """Evaluates the annotations of all types and methods, which nothing else does at run time."""
    names = {"NotRequired": typing.Optional}
    kinds = [each for each in vars(emberline.types).values() if isinstance(each, type)]
    methods = [
        each for each in vars(emberline.Emberline).values() if inspect.isfunction(each)
    ]
    for each in kinds + methods:
        typing.get_type_hints(each, localns=names)
    show([len(kinds), len(methods)])


def broken_page(given):
    """Prints what an iterator yields before an error."""
    try:
        for item in (
            emberline.Emberline("key_of_the_test", **given)
            .list_contacts()
            .auto_paging_iter()
        ):
            show(item["id"])
    except emberline.EmberlineError as error:
        show(type(error).__name__)


def times(given):
    """Sends a time with a zone and one without."""
    client = emberline.Emberline("key_of_the_test", **given)
    utc = datetime.timezone.utc
    show(
        json.loads(
            client.add_time(at=datetime.datetime(2026, 11, 19, 8, tzinfo=utc))["echo"][
                "body"
            ]
        )["at"]
    )
    try:
        client.add_time(at=datetime.datetime(2026, 11, 19, 8))
    except ValueError as error:
        show(str(error))


def interrupted(given):
    """Presses Ctrl+C during a wait of a second."""
    client = emberline.Emberline("key_of_the_test", **given)
    main = threading.main_thread().ident
    # Windows has no pthread_kill.
    kill = getattr(signal, "pthread_kill", lambda *_: _thread.interrupt_main())
    threading.Timer(0.2, kill, (main, signal.SIGINT)).start()
    started = time.monotonic()
    try:
        client.list_contacts()
    except KeyboardInterrupt:
        show(time.monotonic() - started < 1)


def stopped(given):
    """Stops a client in another thread during a wait of a second."""
    stopping = threading.Event()

    def sleep(seconds):
        if stopping.wait(seconds):
            raise SystemExit

    client = emberline.Emberline("key_of_the_test", sleep=sleep, **given)
    worker = threading.Thread(target=client.list_contacts)
    started = time.monotonic()
    worker.start()
    threading.Timer(0.2, stopping.set).start()
    worker.join()
    show(time.monotonic() - started < 1)


def environment(given):
    """Finds the key in the environment, or says what's missing."""
    with mock.patch.dict(os.environ, given):
        try:
            show(repr(emberline.Emberline()))
        except emberline.EmberlineError as error:
            show(str(error))


def printed(given):
    """Prints everything that shows an object, and the errors for keys that a header can't have."""
    key = given["key"]
    client = emberline.Emberline(key, base_url=given["base_url"])
    app = oauth.OAuth("client_of_the_test", key, "https://app.example/return")
    login = oauth.AuthorizationRequest("https://api.example", "state", key)
    request = emberline.HTTPRequest(
        "POST", "https://api.example", {"Authorization": key}, key, 1
    )
    for each in (
        client,
        vars(client),
        app,
        vars(app),
        oauth.Token(key, key, 0),
        login,
        request,
    ):
        show(repr(each))
    for wrong in (f"{key}\n", f"{key} ", f"{key}é"):
        try:
            emberline.Emberline(wrong)
        except ValueError as error:
            show(str(error))
    try:
        client.list_contacts()
    except emberline.AuthenticationError as error:
        show(repr([error, vars(error)]))


def webhook_cases(given):
    for header, body, secret in given:
        try:
            show(webhooks.verify(body.encode(), header, secret))
        except (emberline.SignatureVerificationError, ValueError) as error:
            show(type(error).__name__)


class Store:
    """A token store in memory that shows what it saves."""

    def __init__(self, expires_at):
        self.token = oauth.Token("stale", "refresh-0", expires_at)

    def load(self):
        return self.token

    def save(self, token):
        self.token = token
        show(dataclasses.asdict(token))


def oauth_client(given):
    """Several threads call with the same tokens at the same time."""
    app = oauth.OAuth(
        "client",
        "secret",
        "https://app.example/return",
        base_url=given["base_url"],
        clock=lambda: 1000,
    )
    client = emberline.Emberline(
        tokens=app.tokens(Store(given["expires_at"])), base_url=given["base_url"]
    )
    together = threading.Barrier(given["threads"])
    results = []

    def call():
        together.wait()
        try:
            results.append(len(client.list_contacts().items))
        except emberline.EmberlineError as error:
            results.append([type(error).__name__, getattr(error, "code", None)])

    workers = [threading.Thread(target=call) for _ in range(given["threads"])]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    show(results)


def oauth_login(given):
    app = oauth.OAuth(
        "client id",
        "secret:+",
        "https://app.example/return",
        base_url=given["base_url"],
        clock=lambda: 1000,
    )
    login = app.authorization_request(["leads:search", "campaigns:read"])
    show(dataclasses.asdict(login))
    session = {"state": login.state, "code_verifier": login.code_verifier}
    for params in (
        {"code": "code_1", "state": login.state},
        {"code": "code_1", "state": "of another login"},
        {"code": "code_1"},
        {"error": "access_denied", "state": login.state},
    ):
        try:
            show(dataclasses.asdict(app.exchange(params, **session)))
        except emberline.OAuthError as error:
            show(error.code)
    app.revoke("refresh-1")


shown = []
# Several threads show something.
show = shown.append


def main():
    for line in sys.stdin:
        name, given = json.loads(line)
        try:
            globals()[name](given)
        except Exception:
            show(traceback.format_exc())
        print(json.dumps(shown), flush=True)
        shown.clear()


main()
