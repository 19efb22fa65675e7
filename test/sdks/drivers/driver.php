<?php

declare(strict_types=1);

use Emberline\Client;
use Emberline\Exception\ApiException;
use Emberline\Exception\EmberlineException;
use Emberline\Exception\OAuthException;
use Emberline\Exception\SignatureVerificationException;
use Emberline\Exception\ValidationException;
use Emberline\FileTokenStore;
use Emberline\OAuth;
use Emberline\Tokens;
use Emberline\Webhooks;

// Runs tasks with the SDK in the folder given as the first argument. Reads ["scenario", task] from each line of standard
// input, and prints a list with the result for each. test/sdks/tasks.ts describes them.

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});
$source = "$argv[1]/src";
spl_autoload_register(static function (string $class) use ($source): void {
    require "$source/" . str_replace('\\', '/', substr($class, strlen('Emberline\\'))) . '.php';
});

/** Thrown by the handler of SIGALRM. */
final class Interrupted extends Exception
{
}

function settings(array $task, array &$waits): array
{
    $isReal = $task['isWaitReal'] ?? false;
    $sleep = static function (float $seconds) use (&$waits, $task): void {
        $waits[] = $seconds;
        ($task['onWait'] ?? static fn () => null)();
    };
    return [
        'baseUrl' => $task['url'],
        'random' => static fn (): float => 0.5,
        ...($isReal ? [] : ['sleep' => $sleep]),
        ...($task['settings'] ?? []),
    ];
}

function oauth(array $task, array &$waits): OAuth
{
    $app = $task['app'] ?? [
        'clientId' => 'client 1',
        'clientSecret' => 'secret:1',
        'redirectUri' => 'https://app.kestrel.example/return',
    ];
    return new OAuth(...$app, ...settings($task, $waits));
}

function client(array $task, array &$waits): Client
{
    return new Client($task['key'] ?? 'key_of_test', ...settings($task, $waits));
}

function call(Client $client, array $task): mixed
{
    $given = isset($task['params']) ? [$task['params']] : [];
    return $client->{$task['method']}(...$given, ...(isset($task['options']) ? ['options' => $task['options']] : []));
}

function run(string $scenario, array $task, array &$waits): array
{
    switch ($scenario) {
        case 'call':
            $client = client($task, $waits);
            $result = call($client, $task);
            $response = $client->lastResponse();
            return [
                'data' => $result instanceof Emberline\Page ? $result->data : $result,
                'response' => [
                    'requestId' => $response->requestId(),
                    'isReplayed' => $response->wasReplayed(),
                    'rateLimit' => $response->rateLimit(),
                ],
            ];
        case 'typed':
            $item = call(client($task, $waits), $task)->items[0];
            return ['email' => $item['email'], 'unknown' => $item['field_of_the_future']];
        case 'items':
            $ids = [];
            try {
                foreach (call(client($task, $waits), $task)->autoPagingIterator() as $index => $item) {
                    $ids[$index] = $item['id'];
                    // No list of the server is longer, so a loop ends here.
                    if (count($ids) === ($task['stopAfter'] ?? 20)) {
                        break;
                    }
                }
                return ['ids' => $ids];
            } catch (EmberlineException $exception) {
                return ['ids' => $ids, ...failure($exception)];
            }
        case 'pages':
            $pages = [];
            for ($page = call(client($task, $waits), $task); $page !== null; $page = $page->nextPage()) {
                $pages[] = array_column($page->items, 'id');
            }
            return ['pages' => $pages];
        case 'abort':
            pcntl_async_signals(true);
            pcntl_signal(SIGALRM, static fn () => throw new Interrupted());
            $started = hrtime(true);
            pcntl_alarm(1);
            try {
                call(client($task, $waits), $task);
                return ['isAborted' => false];
            } catch (Interrupted) {
                return ['isAborted' => true, 'seconds' => (hrtime(true) - $started) / 1e9];
            }
        case 'verify':
            return ['results' => array_map(static fn (array $case) => verify(...$case), $task['cases'])];
        case 'verifyParsed':
            [$header, $body, $secret] = $task['cases'][0];
            return ['event' => Webhooks::verify(json_decode($body, true), $header, $secret)];
        case 'login':
            $oauth = oauth($task, $waits);
            $login = $oauth->authorize(['leads:search', 'campaigns:read']);
            $query = [...['state' => $login->state, 'code' => 'code_1'], ...$task['query'] ?? []];
            $isGiven = static fn ($value) => $value !== null;
            $state = $task['stored']['state'] ?? $login->state;
            $tokens = $oauth->exchange(array_filter($query, $isGiven), $state, $login->codeVerifier);
            $again = $oauth->refresh($tokens->refreshToken);
            $oauth->revoke($again->refreshToken);
            return [
                'url' => $login->url,
                'verifier' => $login->codeVerifier,
                'details' => $tokens->toArray(),
                'expiresIn' => $tokens->expiresAt - time(),
                'refreshed' => $again->accessToken,
            ];
        case 'authorize':
            return ['login' => oauth($task, $waits)->authorize($task['scopes'])];
        case 'exchange':
            ['state' => $state, 'codeVerifier' => $verifier] = $task['login'];
            return shown(oauth($task, $waits)->exchange($task['query'], $state, $verifier));
        case 'refresh':
            return shown(oauth($task, $waits)->refresh($task['token']));
        case 'revoke':
            oauth($task, $waits)->revoke($task['token']);
            return [];
        case 'session':
            return session($task, $waits);
        case 'inspect':
            $client = client($task, $waits);
            $oauth = oauth($task, $waits);
            $login = $oauth->authorize([]);
            $all = [$client, $oauth, $login, expired($task)];
            foreach ([fn () => call($client, $task), fn () => $oauth->refresh('refresh-0')] as $fail) {
                try {
                    $fail();
                } catch (EmberlineException $exception) {
                    array_push($all, $exception->response, $exception->body, (string) $exception);
                }
            }
            return ['text' => print_r($all, true) . var_export([$client, $oauth], true), 'verifier' => $login->codeVerifier];
        case 'times':
            $client = client($task, $waits);
            $starts = new DateTimeImmutable('2027-01-11T09:00:00+01:00');
            $client->createCampaign(['name' => 'A', 'lead_ids' => [], 'steps' => [], 'starts_at' => $starts]);
            return [];
        case 'settings':
            try {
                isset($task['app']) ? oauth($task, $waits) : new Client(...$task['settings']);
                return ['error' => null];
            } catch (InvalidArgumentException $exception) {
                return ['error' => $exception->getMessage()];
            }
    }
}

/** Each call is a process of its own, because that's how PHP serves requests at the same time. */
function session(array $task, array &$waits): array
{
    $path = tempnam(sys_get_temp_dir(), 'sdk');
    $store = new FileTokenStore($path);
    $store->save(expired($task));
    $results = [];
    $children = [];
    if ($task['isReplacedWhileWaiting'] ?? false) {
        $task['onWait'] = static fn () => $store->save(
            new Tokens([...$store->load()->toArray(), 'access_token' => 'fresh-by-another']),
        );
    }
    for ($index = 0; $index < $task['calls']; $index++) {
        $children[] = $child = pcntl_fork();
        if ($child === 0) {
            $tokens = oauth($task, $waits)->tokens($store);
            $client = new Client(...['tokens' => $tokens, ...settings($task, $waits)]);
            try {
                call($client, $task);
                exit(0);
            } catch (EmberlineException) {
                exit(1);
            }
        }
    }
    foreach ($children as $child) {
        pcntl_waitpid($child, $status);
        $results[] = pcntl_wexitstatus($status) === 0 ? 200 : null;
    }
    $saved = $store->load()->accessToken;
    unlink($path);
    unlink("$path.lock");
    return ['statuses' => $results, 'saved' => $saved === 'stale' ? [] : [$saved]];
}

function shown(Tokens $tokens): array
{
    return ['tokens' => [
        'accessToken' => $tokens->accessToken,
        'refreshToken' => $tokens->refreshToken,
        'accountId' => $tokens->accountId,
    ]];
}

function expired(array $task): Tokens
{
    return new Tokens([
        'access_token' => 'stale',
        'account_id' => 'acct_000001',
        'refresh_token' => 'refresh-0',
        'expires_at' => time() + $task['expiresIn'],
    ]);
}

function verify(?string $header, string $body, string $secret): array|string
{
    try {
        return Webhooks::verify($body, $header, $secret);
    } catch (SignatureVerificationException | InvalidArgumentException $exception) {
        return name($exception);
    }
}

function name(Throwable $exception): string
{
    return preg_replace('/^.*\\\\/', '', $exception::class);
}

function failure(EmberlineException $exception): array
{
    $error = [
        'name' => name($exception),
        'message' => $exception->getMessage(),
        'idempotencyKey' => $exception->idempotencyKey,
    ];
    if ($exception instanceof OAuthException) {
        $error['code'] = $exception->error;
    }
    if ($exception instanceof ApiException) {
        $error += [
            'status' => $exception->status,
            'type' => $exception->type,
            'title' => $exception->title,
            'detail' => $exception->detail,
            'requestId' => $exception->requestId,
            'retryAfter' => $exception->retryAfter,
            'hasBody' => $exception->body !== null,
        ];
    }
    if ($exception instanceof ValidationException) {
        $fields = array_map(static fn ($field) => get_object_vars($field), $exception->fields());
        $error['fields'] = array_map(static fn ($field) => array_filter($field, is_string(...)), $fields);
    }
    return ['error' => $error];
}

while (($line = fgets(STDIN)) !== false) {
    [$scenario, $task] = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    $waits = [];
    try {
        $result = run($scenario, $task, $waits);
    } catch (EmberlineException $exception) {
        $result = failure($exception);
    } catch (InvalidArgumentException | TypeError $exception) {
        $result = ['error' => ['name' => name($exception), 'message' => $exception->getMessage()]];
    }
    echo json_encode([[...$result, 'waits' => $waits]], JSON_THROW_ON_ERROR), "\n";
}
