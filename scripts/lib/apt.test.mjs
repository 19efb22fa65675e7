import {asRoot} from './apt.mjs';

test('root needs nothing before a command', () => {
  expect(asRoot({uid: 0, sudoes: () => false})).toEqual([]);
});

test('others need a sudo that does not ask', () => {
  expect(asRoot({uid: 1000, sudoes: () => true})?.slice(0, 2)).toEqual(['sudo', '-n']);
  expect(asRoot({uid: 1000, sudoes: () => false})).toBeUndefined();
});
