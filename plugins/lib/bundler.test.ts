import {ownCache} from './bundler';

test("ownCache: gives Rspack's cache its own version", () => {
  expect(
    ownCache({cache: true, experiments: {cache: {type: 'persistent', version: 'client-3'}}}, 'x'),
  ).toEqual({
    experiments: {cache: {version: 'client-3-x'}},
  });
});

test("ownCache: gives webpack's cache its own version", () => {
  expect(ownCache({cache: {type: 'filesystem', version: 'client-3'}}, 'x')).toEqual({
    cache: {version: 'client-3-x'},
  });
});

test("ownCache: sets nothing when there's no disk cache", () => {
  expect(ownCache({cache: undefined}, 'x')).toEqual({});
});
