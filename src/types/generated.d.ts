declare module '@generated/help-catalog/default/landing.json' {
  import type {HelpLanding} from '@site/plugins/help-catalog/landing';

  /** By help version. */
  const landings: Readonly<Record<string, HelpLanding>>;
  export default landings;
}

declare module '@generated/help-catalog/default/titles.json' {
  /** Titles of articles by help version and slug. */
  const titles: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  export default titles;
}

declare module '@generated/design-tokens/default/tokens.json' {
  import type {ColorPair} from '@site/plugins/design-tokens';

  const pairs: readonly ColorPair[];
  export default pairs;
}

declare module '@generated/sdk-files/default/downloads.json' {
  import type {SdkDownload} from '@site/plugins/sdk-files';

  const downloads: readonly SdkDownload[];
  export default downloads;
}

declare module '@generated/sandbox-seed/default/seed.json' {
  import type {SandboxSeed} from '@site/src/domain/sandbox/seed/types';

  const seed: SandboxSeed;
  export default seed;
}

declare module '@generated/sandbox-seed/default/operations.json' {
  import type {ContractOperation} from '@site/plugins/sandbox-seed';

  const calls: readonly ContractOperation[];
  export default calls;
}

declare module '@generated/sandbox-seed/default/webhooks.json' {
  import type {ApiDocument} from '@site/plugins/lib/api-contract/types';

  const events: Pick<ApiDocument, 'webhooks'>;
  export default events;
}

declare module '@generated/sandbox-seed/default/validators' {
  import type {Validate} from '@site/src/domain/sandbox/types';

  export const searchLeadsParameters: Validate;
}

declare module '@generated/flat-routes/globalData.json' {
  import type {GlobalData} from '@site/plugins/flat-routes/globalData';

  /** Global data without the docs of the pages. */
  const globalData: GlobalData;
  export default globalData;
}

declare module '@generated/flat-routes/registry' {
  export {default} from '@generated/registry';
}

/** The client of the search in the browser (plugins/embedded-search). */
declare module '@search/client' {
  import type {SearchClient} from '@site/plugins/embedded-search/client/createSearchClient';

  export const searchClient: SearchClient;
}
