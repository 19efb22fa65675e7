import path from 'node:path';

import {php} from '../../scripts/sdks/php';
import {describeLanguages, runCode} from '../samples/runCode';
import {describeSdk} from './describeSdk';
import {madeUpModel} from './madeUp';

describeSdk('php', {emit: php, ending: 'Exception', argument: 'InvalidArgumentException'});

test('php: a description can’t end its comment', () => {
  const code = php(madeUpModel())['src/Operations.php'] ?? '';
  expect(code).toContain('Text that would end a comment');
  expect(code).not.toContain('comment: */');
});

/** Runs code in PHP with the SDK loaded, and with arguments in stack traces, as PHP has them without a php.ini. */
async function run(code: string): Promise<string> {
  const source = JSON.stringify(path.resolve('sdks/php/src'));
  const {stdout} = await runCode(
    'php',
    String.raw`<?php
ini_set('zend.exception_ignore_args', '0');
ini_set('zend.exception_string_param_max_len', '1000');
spl_autoload_register(function ($class) {
    require ${source} . strtr(substr($class, strlen('Emberline')), '\\', '/') . '.php';
});
${code}`,
  );
  return stdout;
}

describeLanguages(() => {
  test.each(['save($tokens)', 'load()'])('%s of a store in no folder is an error', async (call) => {
    const printed = await run(String.raw`
$tokens = new Emberline\Tokens(['access_token' => 'a', 'account_id' => 'b', 'expires_at' => time()]);
try {
    (new Emberline\FileTokenStore('missing/tokens.json'))->${call};
    echo 'done';
} catch (Emberline\Exception\EmberlineException $error) {
    echo get_class($error);
}`);
    expect(printed).toBe(String.raw`Emberline\Exception\EmberlineException`);
  });

  test.each([String.raw`a\r\nX-Admin: 1`, String.raw`a\n`, 'a b'])(
    'a stored token that can’t be a header (%s) is never sent',
    async (text) => {
      const printed = await run(String.raw`
$transport = new class implements Emberline\Transport {
    public function send(string $method, string $url, array $headers, ?string $body, float $timeout): Emberline\Response
    {
        echo 'sent';
        return new Emberline\Response(200, [], '{"data": {}}');
    }
};
$tokens = new class implements Emberline\TokenProvider {
    public function accessToken(): string
    {
        return "${text}";
    }

    public function renew(string $accessToken): bool
    {
        return false;
    }
};
try {
    (new Emberline\Client(tokens: $tokens, transport: $transport))->getAccount();
} catch (InvalidArgumentException $error) {
    echo $error->getMessage();
}`);
      expect(printed).toMatch(/^The key or token has/);
    },
  );

  test('the key can be in $_SERVER only', async () => {
    const printed = await run(String.raw`
$_SERVER['EMBERLINE_API_KEY'] = 'key_of_server';
echo get_class(new Emberline\Client());`);
    expect(printed).toBe(String.raw`Emberline\Client`);
  });

  test('a list with gaps, as array_unique leaves them, is sent as a list', async () => {
    const printed = await run(String.raw`
$transport = new class implements Emberline\Transport {
    public function send(string $method, string $url, array $headers, ?string $body, float $timeout): Emberline\Response
    {
        echo $body;
        return new Emberline\Response(200, [], '{"data": {"added": 2, "existing": 0}}');
    }
};
(new Emberline\Client('a', transport: $transport))->addSuppressions([
    'emails' => array_unique(['a@b.example', 'a@b.example', 'c@d.example']),
]);`);
    expect(printed).toBe('{"emails":["a@b.example","c@d.example"]}');
  });

  test('a text in another encoding is an invalid argument', async () => {
    const printed = await run(String.raw`
try {
    (new Emberline\Client('a'))->searchLeads(['location' => "M\xFCller"]);
} catch (InvalidArgumentException $error) {
    echo $error->getMessage();
}`);
    expect(printed).toMatch(/UTF-8/);
  });

  test('the arguments in a stack trace don’t include the key', async () => {
    const printed = await run(String.raw`
$client = new Emberline\Client(apiKey: 'key_of_test', baseUrl: 'http://127.0.0.1:1', maxRetries: 0);
try {
    $client->listCampaigns();
} catch (Emberline\Exception\EmberlineException $error) {
    var_dump($error->getTrace());
}`);
    expect(printed).toContain('listCampaigns');
    expect(printed).not.toContain('key_of_test');
  });
}, ['php']);
