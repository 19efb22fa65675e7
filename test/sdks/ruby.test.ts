import {ruby} from '../../scripts/sdks/ruby';
import {describeLanguages} from '../samples/runCode';
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
}, ['ruby']);

test('ruby: an inner object gets a class inside the class of its owner', () => {
  const types = ruby(madeUpModel())['lib/emberline/types.rb'] ?? '';
  expect(types.indexOf('class Thing <')).toBeLessThan(types.indexOf('class ThingData <'));
  expect(types).toMatch(/class Thing < Resource\n(?:.*\n)+? {4}class Owner < Resource\n/);
  expect(types).toContain('field :owner, Owner');
  expect(types).toContain('field :parts, [PartsItem]');
});
