interface Module {
  readonly __esModule?: boolean;
}

/** What TypeScript makes of a default import; TypeScript gives it its name. */
export const __importDefault = (module: Module): Module | {default: unknown} =>
  module.__esModule ? module : {default: module};
