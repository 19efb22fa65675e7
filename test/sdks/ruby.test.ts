import path from 'node:path';

import {ruby} from '../../scripts/sdks/ruby';
import {describeLanguages, runCode} from '../samples/runCode';
import {describeSdk} from './describeSdk';
import {startFaultServer} from './faultServer';
import {madeUpModel} from './madeUp';
import {startTasks} from './tasks';

describeSdk('ruby', {emit: ruby, ending: 'Error', argument: 'ArgumentError'});

describeLanguages(() => {
  test('objects compare by value, match patterns, and become JSON', async () => {
    const server = await startFaultServer();
    const driver = startTasks('ruby');
    const {waits: _, ...result} = await driver.run({
      ...{do: 'values', method: 'searchLeads', url: server.urlOf('ok')},
    });
    expect(await driver.close()).toBe('');
    await server.close();
    expect(result).toMatchObject({
      ...{isEqual: true, isFrozen: true, matched: 'lead_000001'},
      json: {total: 6, leads: [{id: 'lead_000001', field_of_the_future: true}, {}]},
    });
  });

  /** Prints what the code with the gem does. */
  async function run(code: string): Promise<string> {
    const lib = JSON.stringify(path.resolve('sdks/ruby/lib'));
    const setUp = `$LOAD_PATH.unshift(${lib})\nrequire 'emberline'\n`;
    const {stdout, stderr} = await runCode('ruby', setUp + code);
    expect(stderr).toBe('');
    return stdout;
  }

  test('a time keeps its zone, and can be frozen', async () => {
    const printed = await run(`
starts_at = Time.new(2027, 1, 11, 9, 0, 0, '+01:00').freeze
client = Emberline::Client.new(api_key: 'a', base_url: 'http://127.0.0.1:1', max_retries: 0)
begin
  client.create_campaign(name: 'A', lead_ids: [], steps: [], starts_at: starts_at)
rescue Emberline::ConnectionError
  print starts_at.hour
end`);
    expect(printed).toBe('9');
  });

  test('a text in another encoding is an invalid argument', async () => {
    const printed = await run(String.raw`
begin
  Emberline::Client.new(api_key: 'a').search_leads(location: "M\xFCller")
rescue ArgumentError => e
  print e.message
end`);
    expect(printed).toMatch(/JSON/);
  });

  test.each([String.raw`\r\nX-Admin: 1`, String.raw`\n`, ' b'])(
    'a stored token that can’t be a header (%s) is an error, which doesn’t show it',
    async (text) => {
      const printed = await run(String.raw`
tokens = Struct.new(:access_token).new("key_of_test${text}")
begin
  Emberline::Client.new(tokens: tokens, base_url: 'http://127.0.0.1:1', max_retries: 0).get_account
rescue ArgumentError => e
  print e.message
end`);
      expect(printed).toMatch(/^The key or token has/);
      expect(printed).not.toContain('key_of_test');
    },
  );

  test('a signature that isn’t valid text is malformed', async () => {
    const printed = await run(String.raw`
begin
  Emberline::Webhooks.verify('{}', "t=1800000000,v1=\xFF", 'secret')
rescue Emberline::SignatureVerificationError => e
  print e.message
end`);
    expect(printed).toMatch(/malformed/);
  });

  test('an option whose name is a string is an error that shows the difference', async () => {
    const printed = await run(`
begin
  Emberline::Client.new(api_key: 'a').list_campaigns(request_options: {'timeout' => 5})
rescue ArgumentError => e
  print e.message
end`);
    expect(printed).toBe('unknown request option: "timeout"; allowed: :timeout');
  });

  test('an event of a new type has the fields of every event', async () => {
    const printed = await run(`
body = '{"id": "evt_1", "type": "lead.new", "is_test": false, "data": {"lead": {"score": 3}}}'
time = Time.now
signature = OpenSSL::HMAC.hexdigest('SHA256', 'secret', "#{time.to_i}.#{body}")
event = Emberline::Webhooks.verify(body, "t=#{time.to_i},v1=#{signature}", 'secret', now: time)
print [event.id, event.is_test, event.data[:lead][:score]].inspect`);
    expect(printed).toBe('["evt_1", false, 3]');
  });
}, ['ruby']);

test('ruby: an inner object gets a class inside the class of its owner', () => {
  const types = ruby(madeUpModel())['lib/emberline/types.rb'] ?? '';
  expect(types.indexOf('class Thing <')).toBeLessThan(types.indexOf('class ThingData <'));
  expect(types).toMatch(/class Thing < Resource\n(?:.*\n)+? {4}class Owner < Resource\n/);
  expect(types).toContain('field :owner, Owner');
  expect(types).toContain('field :parts, [PartsItem]');
});
