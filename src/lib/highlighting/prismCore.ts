import './manual';
import Prism from 'prismjs';

// Prism's languages read it from the global scope, which bundlers don't provide for `global`.
Object.assign(globalThis, {Prism});

export default Prism;
