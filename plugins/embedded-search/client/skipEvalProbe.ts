// While DocSearch 4.7.0 is loaded, the zod inside it tries `new Function('')` to learn whether it may compile code. The
// content policy forbids that, and browsers report the attempt, although zod catches the error. This throws it first.
// zod's own setting for this, `jitless`, can't be reached from outside of DocSearch.
const {Function: original} = globalThis;

const refuse = () => {
  throw new EvalError('The content policy forbids it.');
};
// Minifiers turn `new Function('')` into `Function('')`.
globalThis.Function = new Proxy(original, {construct: refuse, apply: refuse});

// Modules that are imported together run before the next microtask.
queueMicrotask(() => {
  globalThis.Function = original;
});
