import {requireSupportedNode} from './lib/nodeVersion.mjs';

requireSupportedNode();
// Not a static import: those are read before the check above runs, and need a supported Node.
import('./lib/commands/start.mjs').then(({main}) => main(process.argv.slice(2)));
