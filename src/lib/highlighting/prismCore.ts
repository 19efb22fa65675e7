import Prism from 'prismjs';

// Otherwise Prism highlights the whole page in a later task.
Prism.manual = true;

// Prism's languages read it from the global scope, which bundlers don't provide for `global`.
Object.assign(globalThis, {Prism});

export default Prism;
