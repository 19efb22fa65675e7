import {ownCache} from './ownCache';

test('Rspack’s cache gets a version of its own', () => {
  expect(
    ownCache({cache: true, experiments: {cache: {type: 'persistent', version: 'client-3'}}}),
  ).toEqual({
    experiments: {cache: {version: 'client-3-embedded-search'}},
  });
});

test('so does webpack’s', () => {
  expect(ownCache({cache: {type: 'filesystem', version: 'client-3'}})).toEqual({
    cache: {version: 'client-3-embedded-search'},
  });
});

test('without a cache on disk nothing is set', () => {
  expect(ownCache({cache: undefined})).toEqual({});
});
