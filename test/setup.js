// Test files in a worker share packages, which load slowly, but not our modules, whose state a test may change.
vi.resetModules();

// A module that arrives later would replace the next file's mock, or find its document gone.
afterAll(() => vi.dynamicImportSettled());
