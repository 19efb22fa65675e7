// The files of a worker share its packages, which are slow to load, but not our modules: a test may change their state.
vi.resetModules();
