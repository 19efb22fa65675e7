import {createHash} from 'node:crypto';

import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {account, demoApp} from '../../src/domain/sandbox/account';
import {codeTitled} from '../content/samples';
import {callingServer} from './contractServer';
import {readSdks} from './installedSdks';
import {formOf} from './requestProblems';
import {describeLanguages, runCode} from './runCode';
import {startSandboxServer} from './sandboxServer';

const client = {CLIENT_ID: demoApp.clientId, CLIENT_SECRET: demoApp.clientSecret};

/**
 * Connects an account in a browser's place, tries to finish the login again and with another state, sends two requests
 * at once after the access token has ended, sends two after the customer has revoked access, then connects and
 * disconnects twice. In between, the customer connects again while work for them fails. The database is slow to save, so
 * that only its lock keeps a refresh token from being used twice, and stores a login only under the lock. `/test/…`
 * changes the server.
 */
const drivers: Readonly<Record<SdkLanguageId, {title: string; run: string}>> = {
  javascript: {
    title: 'oauth.mjs',
    run: `
import {OAuthError} from '${sdk.package}';
import * as first from './oauth.mjs';
// Another process, which knows nothing of the first one's refresh.
import * as second from './oauth.mjs?2';

const rows = new Map();
const owners = new Map();
let lock = Promise.resolve();
let isLocked = false;
const locked = async (work) => {
  isLocked = true;
  return Promise.resolve(work()).finally(() => (isLocked = false));
};
const database = {
  loadTokens: (id) => JSON.parse(rows.get(id) ?? 'null'),
  addConnection(customer, id, tokens) {
    if (isLocked) rows.set(id, JSON.stringify(tokens));
    if (!owners.has(id)) owners.set(id, customer);
    return owners.get(id);
  },
  saveTokens: async (id, tokens) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    rows.set(id, JSON.stringify(tokens));
  },
  deleteTokens: (id) => rows.delete(id),
  withLock: (id, work) => (lock = lock.then(() => locked(work), () => locked(work))),
};
const visit = async (url) => {
  const response = await fetch(url, {redirect: 'manual'});
  return new URL(response.headers.get('Location')).searchParams;
};
const change = (name) => fetch(process.env.SERVER + '/test/' + name);
const connect = async (session, customer = 7) =>
  first.finishLogin(await visit(first.startLogin(session)), session, customer, database);

const session = {};
const query = await visit(first.startLogin(session));
const forged = new URLSearchParams(query);
forged.set('state', 'x');
const refused = await first.finishLogin(forged, {...session}, 7, database).catch(({code}) => code);
const {id} = await first.finishLogin(query, session, 7, database);
const again = await first.finishLogin(query, session, 7, database).catch(() => 'refused');
const other = await connect({}, 8).catch(() => 'refused');
await change('expire');
const total = (app) => app.forAccount(id, database, async (c) => (await c.listCampaigns()).total);
const totals = await Promise.all([total(first), total(second)]);
await change('revoke');
const revoked = [await total(first), await total(first), rows.size];
await connect({});
const late = await first.forAccount(id, database, async () => {
  await connect({});
  throw new OAuthError('', 'invalid_grant');
});
const kept = rows.size;
await first.disconnect(id, database);
await first.disconnect(id, database);
console.log(JSON.stringify({id, refused, again, other, totals, revoked, late, kept, left: rows.size}));`,
  },
  python: {
    title: 'oauth_app.py',
    run: `
import contextlib, json, threading, time, urllib.error, urllib.parse, urllib.request
from concurrent.futures import ThreadPoolExecutor


class Database:
    def __init__(self):
        self.rows, self.owners, self.mutex = {}, {}, threading.Lock()

    def load_tokens(self, id):
        return self.rows.get(id)

    def add_connection(self, customer, id, token):
        if self.mutex.locked():
            self.rows[id] = token
        return self.owners.setdefault(id, customer)

    def save_tokens(self, id, token):
        time.sleep(0.2)
        self.rows[id] = token

    def delete_tokens(self, id):
        self.rows.pop(id, None)

    @contextlib.contextmanager
    def lock(self, id):
        with self.mutex:
            yield


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def visit(url):
    try:
        urllib.request.build_opener(NoRedirect).open(url)
    except urllib.error.HTTPError as error:
        query = urllib.parse.urlparse(error.headers["Location"]).query
        return dict(urllib.parse.parse_qsl(query))


def change(name):
    urllib.request.urlopen(os.environ["SERVER"] + "/test/" + name)


database, session = Database(), {}
query = visit(start_login(session))
try:
    finish_login({**query, "state": "x"}, dict(session), 7, database)
except OAuthError as error:
    refused = error.code
id = finish_login(query, session, 7, database)["id"]
try:
    again = finish_login(query, session, 7, database)
except ValueError:
    again = "refused"


def connect(customer=7):
    session = {}
    finish_login(visit(start_login(session)), session, customer, database)


try:
    other = connect(8)
except ValueError:
    other = "refused"
change("expire")
total = lambda _: for_account(id, database, lambda client: client.list_campaigns().data["total"])
with ThreadPoolExecutor() as pool:
    totals = list(pool.map(total, range(2)))
change("revoke")
revoked = [total(None), total(None), len(database.rows)]


def connect_and_fail(_):
    connect()
    raise OAuthError("", "invalid_grant")


connect()
late = for_account(id, database, connect_and_fail)
kept = len(database.rows)
disconnect(id, database)
disconnect(id, database)
print(json.dumps({"id": id, "refused": refused, "again": again, "other": other, "totals": totals, "revoked": revoked, "late": late, "kept": kept, "left": len(database.rows)}))`,
  },
  ruby: {
    title: 'oauth_app.rb',
    run: `
require 'json'
require 'net/http'

class Database
  attr_reader :rows

  def initialize
    @rows = {}
    @owners = {}
    @mutex = Mutex.new
  end

  def load_tokens(id) = @rows[id] && Emberline::Tokens.new(JSON.parse(@rows[id]))
  def add_connection(customer, id, tokens)
    @rows[id] = JSON.generate(tokens.to_h) if @mutex.owned?
    @owners[id] ||= customer
  end

  def save_tokens(id, tokens)
    sleep 0.2
    @rows[id] = JSON.generate(tokens.to_h)
  end

  def delete_tokens(id) = @rows.delete(id)
  def with_lock(_id, &work) = @mutex.synchronize(&work)
end

def visit(url) = URI.decode_www_form(URI(Net::HTTP.get_response(URI(url))['Location']).query).to_h
def change(name) = Net::HTTP.get(URI("#{ENV['SERVER']}/test/#{name}"))

database = Database.new
session = {}
query = visit(start_login(session))
begin
  finish_login({**query, 'state' => 'x'}, session.dup, 7, database)
rescue Emberline::OAuthError => e
  refused = e.code
end
id = finish_login(query, session, 7, database).id
again = begin
  finish_login(query, session, 7, database)
rescue RuntimeError
  'refused'
end
connect = lambda do |customer = 7|
  session = {}
  finish_login(visit(start_login(session)), session, customer, database)
end
other = begin
  connect.call(8)
rescue RuntimeError
  'refused'
end
change('expire')
total = -> { for_account(id, database) { |client| client.list_campaigns.total } }
totals = Array.new(2) { Thread.new(&total) }.map(&:value)
change('revoke')
revoked = [total.call, total.call, database.rows.size]
connect.call
late = for_account(id, database) do
  connect.call
  raise Emberline::OAuthError.new('', 'invalid_grant')
end
kept = database.rows.size
disconnect(id, database)
disconnect(id, database)
puts JSON.generate(id:, refused:, again:, other:, totals:, revoked:, late:, kept:, left: database.rows.size)`,
  },
  php: {
    title: 'oauth.php',
    run: `
final class Database
{
    public array $rows = [];
    private array $owners = [];
    private bool $isLocked = false;

    public function loadTokens(string $id): ?Tokens
    {
        return isset($this->rows[$id]) ? new Tokens(json_decode($this->rows[$id], true)) : null;
    }

    public function addConnection(int $customer, string $id, Tokens $tokens): int
    {
        if ($this->isLocked) {
            $this->saveTokens($id, $tokens);
        }
        return $this->owners[$id] ??= $customer;
    }

    public function saveTokens(string $id, Tokens $tokens): void
    {
        $this->rows[$id] = json_encode($tokens->toArray());
    }

    public function deleteTokens(string $id): void
    {
        unset($this->rows[$id]);
    }

    public function withLock(string $id, Closure $work): mixed
    {
        $this->isLocked = true;
        try {
            return $work();
        } finally {
            $this->isLocked = false;
        }
    }
}

function visit(string $url): array
{
    $context = stream_context_create(['http' => ['follow_location' => 0]]);
    $location = get_headers($url, true, $context)['Location'];
    parse_str(parse_url($location, PHP_URL_QUERY), $query);
    return $query;
}
function change(string $name): void
{
    file_get_contents(getenv('SERVER') . "/test/$name");
}

$database = new Database();
$session = [];
$query = visit(startLogin($oauth, $session));
$copy = $session;
try {
    finishLogin($oauth, ['state' => 'x'] + $query, $copy, 7, $database);
} catch (OAuthException $exception) {
    $refused = $exception->error;
}
$id = finishLogin($oauth, $query, $session, 7, $database)['id'];
try {
    $again = finishLogin($oauth, $query, $session, 7, $database);
} catch (RuntimeException) {
    $again = 'refused';
}
$connect = function (int $customer = 7) use ($oauth, $database): void {
    $session = [];
    finishLogin($oauth, visit(startLogin($oauth, $session)), $session, $customer, $database);
};
$other = null;
try {
    $connect(8);
} catch (RuntimeException) {
    $other = 'refused';
}
change('expire');
$total = fn () => forAccount($oauth, $id, $database, fn ($client) => $client->listCampaigns()->total);
$totals = [$total(), $total()];
change('revoke');
$revoked = [$total(), $total(), count($database->rows)];
$connect();
$late = forAccount($oauth, $id, $database, function () use ($connect): void {
    $connect();
    throw new OAuthException('', 'invalid_grant');
});
$kept = count($database->rows);
disconnect($oauth, $id, $database);
disconnect($oauth, $id, $database);
$left = count($database->rows);
echo json_encode(compact('id', 'refused', 'again', 'other', 'totals', 'revoked', 'late', 'kept', 'left'));`,
  },
};

/** Starts the sandbox with `/test/expire`, which ends the access tokens, and `/test/revoke`, which ends everything. */
async function startServer() {
  const server = await startSandboxServer({
    instead({path: url}) {
      if (!url.startsWith('/test/')) return undefined;
      server.change((state) => ({
        ...state,
        grants:
          url === '/test/expire' ? state.grants.map((each) => ({...each, accessTokens: []})) : [],
      }));
      return {status: 200, json: {}};
    },
  });
  return server;
}

describeLanguages(
  (language) => {
    test('the OAuth guide connects an account, refreshes once, and notices revoked access', async () => {
      const id = language as SdkLanguageId;
      const server = await startServer();
      const {files, env} = (await readSdks(server.url))[id];
      const {title, run} = drivers[id];
      const app = codeTitled(title);
      const isModule = id === 'javascript';
      const ran = await runCode(id, isModule ? run : `${app}${run}`, {
        files: {...files, ...(isModule && {[title]: app})},
        env: {...client, ...env, SERVER: server.url},
      });
      await server.close();

      expect(ran).toMatchObject({exitCode: 0, stderr: ''});
      const campaigns = server.state().campaigns.length;
      expect(JSON.parse(ran.stdout)).toEqual({
        id: account.id,
        refused: 'invalid_state',
        again: 'refused',
        other: 'refused',
        totals: [campaigns, campaigns],
        revoked: [null, null, 0],
        late: null,
        kept: 1,
        left: 0,
      });
      expect(server.state().grants).toEqual([]);

      const forms = server.received.map(({body}) => formOf(body));
      const refreshes = forms.filter(({grant_type}) => grant_type === 'refresh_token');
      // Once for both requests, and once after the customer has revoked access.
      expect(refreshes).toHaveLength(2);
      expect(new Set(refreshes.map(({refresh_token}) => refresh_token)).size).toBe(2);
    });
  },
  sdkLanguages.map(({id}) => id),
);

describeLanguages(() => {
  test('the OAuth guide’s commands connect, refresh, and revoke', async () => {
    const server = await startServer();
    const [login, exchange, getAccount, refresh, revoke] = callingServer(
      codeTitled('oauth.sh'),
      server.url,
    ).split('\n\n\n');
    const valueOf = (name: string) => `sed -E 's/.*"${name}":"([^"]+)".*/\\1/'`;
    const ran = await runCode(
      'curl',
      `set -e
${login}
CODE=$(curl -s -o /dev/null -w '%{redirect_url}' "$APPROVAL_URL" | sed -E 's/.*code=([^&]*).*/\\1/')
TOKENS=$(${exchange})
ACCESS_TOKEN=$(echo "$TOKENS" | ${valueOf('access_token')})
REFRESH_TOKEN=$(echo "$TOKENS" | ${valueOf('refresh_token')})
${getAccount}
REFRESH_TOKEN=$(${refresh} | ${valueOf('refresh_token')})
${revoke}`,
      {env: client},
    );
    await server.close();
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain(account.id);
    expect(server.received.map(({path: url}) => url)).toEqual([
      '/oauth/authorize',
      '/oauth/token',
      '/v1/account',
      '/oauth/token',
      '/oauth/revoke',
    ]);
    const [approval] = server.received;
    const query = Object.fromEntries(approval!.query);
    const verifier = formOf(server.received[1]!.body).code_verifier!;
    expect(query.code_challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
    expect(query.redirect_uri).toBe(demoApp.redirectUri);
    expect(server.state().grants).toEqual([]);
  });
}, ['curl']);
