// Test files in a worker share packages, which load slowly, but not our modules, whose state a test may change.
vi.resetModules();
