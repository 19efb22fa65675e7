import {ownCache} from './bundler';

test("ownCache: gives Rspack's cache its own version", () => {
  expect(ownCache({experiments: {cache: {version: 'client-3'}}}, 'x')).toEqual({
    experiments: {cache: {version: 'client-3-x'}},
  });
});

test("ownCache: sets nothing when there's no disk cache", () => {
  expect(ownCache({}, 'x')).toEqual({});
});
