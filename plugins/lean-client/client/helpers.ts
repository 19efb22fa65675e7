/** Replaces `tslib`, of which pages use this function only, but which CommonJS modules include completely. */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
