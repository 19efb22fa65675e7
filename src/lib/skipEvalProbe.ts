// While DocSearch 4.7.0 loads, its copy of zod calls `new Function('')` to check whether it may compile code. The
// content policy forbids that, and browsers report the attempt even though zod catches the error. This throws the error
// first. zod's own setting for this, `jitless`, isn't reachable from outside DocSearch.
const {Function: original} = globalThis;

const refuse = () => {
  throw new EvalError('The content policy forbids it.');
};
// Minifiers turn `new Function('')` into `Function('')`, so `apply` is handled too.
globalThis.Function = new Proxy(original, {construct: refuse, apply: refuse});

// Modules imported together run before the next microtask.
queueMicrotask(() => {
  globalThis.Function = original;
});
