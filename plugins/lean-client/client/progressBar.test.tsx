import progressBar from './progressBar';

describe('progressBar', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({matches: true}));
  });

  test('shows one bar until the navigation is done', () => {
    progressBar.start();
    progressBar.start();
    expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1);
    progressBar.done();
    expect(document.querySelector('#nprogress')).toBeNull();
  });

  test('does nothing when a quick navigation is done', () => {
    expect(() => progressBar.done()).not.toThrow();
  });
});
