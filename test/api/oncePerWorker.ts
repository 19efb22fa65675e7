const values = Symbol.for('oncePerWorker');

/**
 * Computes a value once for all test files of a worker. A module can't keep it, because test/setup.js resets modules
 * before each file. Tests must not change the value.
 */
export function oncePerWorker<Value>(name: string, compute: () => Value): Value {
  const shared = globalThis as {[values]?: Map<string, unknown>};
  const known = (shared[values] ??= new Map());
  if (!known.has(name)) known.set(name, compute());
  return known.get(name) as Value;
}

/** Makes changes of a value, or of anything inside it, throw. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}
