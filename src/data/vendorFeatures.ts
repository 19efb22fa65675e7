import type {FeatureKey} from './comparedFeatures';

type FeatureValue = 'yes' | 'partial' | 'no' | 'unknown';

/** The vendor states it, a dated capture of its page shows it, or it's common knowledge without a source. */
type Confidence = 'stated' | 'captured' | 'recalled';

export type FeatureClaim = readonly [value: FeatureValue, confidence: Confidence];
export type FeatureClaims = Readonly<Record<FeatureKey, FeatureClaim>>;

/** The features of the compared vendors, each with how well it's known. */
export const vendorFeatures = {
  apollo: {
    leadDatabase: ['yes', 'stated'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['partial', 'recalled'],
    unifiedInboxOrAiReply: ['partial', 'recalled'],
    linkedinSteps: ['yes', 'stated'],
    intentData: ['yes', 'recalled'],
    crmSync: ['yes', 'recalled'],
    publicApi: ['yes', 'stated'],
  },
  instantly: {
    leadDatabase: ['yes', 'captured'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['yes', 'captured'],
    unifiedInboxOrAiReply: ['yes', 'captured'],
    linkedinSteps: ['unknown', 'recalled'],
    intentData: ['partial', 'stated'],
    crmSync: ['partial', 'captured'],
    publicApi: ['yes', 'captured'],
  },
  lemlist: {
    leadDatabase: ['yes', 'captured'],
    emailSequences: ['yes', 'captured'],
    emailWarmup: ['yes', 'captured'],
    unifiedInboxOrAiReply: ['yes', 'captured'],
    linkedinSteps: ['yes', 'captured'],
    intentData: ['partial', 'captured'],
    crmSync: ['yes', 'captured'],
    publicApi: ['yes', 'stated'],
  },
  smartlead: {
    leadDatabase: ['partial', 'captured'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['yes', 'captured'],
    unifiedInboxOrAiReply: ['yes', 'captured'],
    linkedinSteps: ['unknown', 'recalled'],
    intentData: ['unknown', 'recalled'],
    crmSync: ['yes', 'recalled'],
    publicApi: ['yes', 'stated'],
  },
  hubspotSalesHub: {
    leadDatabase: ['unknown', 'recalled'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['unknown', 'recalled'],
    unifiedInboxOrAiReply: ['yes', 'recalled'],
    linkedinSteps: ['partial', 'stated'],
    intentData: ['yes', 'recalled'],
    crmSync: ['yes', 'stated'],
    publicApi: ['yes', 'stated'],
  },
  replyIo: {
    leadDatabase: ['yes', 'captured'],
    emailSequences: ['yes', 'captured'],
    emailWarmup: ['yes', 'stated'],
    unifiedInboxOrAiReply: ['yes', 'captured'],
    linkedinSteps: ['yes', 'stated'],
    intentData: ['unknown', 'recalled'],
    crmSync: ['yes', 'captured'],
    publicApi: ['yes', 'captured'],
  },
  woodpecker: {
    leadDatabase: ['yes', 'stated'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['yes', 'captured'],
    unifiedInboxOrAiReply: ['yes', 'recalled'],
    linkedinSteps: ['yes', 'stated'],
    intentData: ['unknown', 'recalled'],
    crmSync: ['yes', 'captured'],
    publicApi: ['yes', 'stated'],
  },
  hunter: {
    leadDatabase: ['yes', 'captured'],
    emailSequences: ['yes', 'stated'],
    emailWarmup: ['unknown', 'recalled'],
    unifiedInboxOrAiReply: ['partial', 'recalled'],
    linkedinSteps: ['unknown', 'recalled'],
    intentData: ['partial', 'recalled'],
    crmSync: ['yes', 'recalled'],
    publicApi: ['yes', 'captured'],
  },
  snovIo: {
    leadDatabase: ['yes', 'captured'],
    emailSequences: ['yes', 'captured'],
    emailWarmup: ['yes', 'captured'],
    unifiedInboxOrAiReply: ['yes', 'stated'],
    linkedinSteps: ['yes', 'stated'],
    intentData: ['unknown', 'recalled'],
    crmSync: ['yes', 'captured'],
    publicApi: ['yes', 'captured'],
  },
  pipedrive: {
    leadDatabase: ['partial', 'stated'],
    emailSequences: ['partial', 'recalled'],
    emailWarmup: ['unknown', 'recalled'],
    unifiedInboxOrAiReply: ['partial', 'recalled'],
    linkedinSteps: ['unknown', 'recalled'],
    intentData: ['partial', 'recalled'],
    crmSync: ['yes', 'stated'],
    publicApi: ['yes', 'stated'],
  },
  close: {
    leadDatabase: ['unknown', 'recalled'],
    emailSequences: ['yes', 'captured'],
    emailWarmup: ['unknown', 'recalled'],
    unifiedInboxOrAiReply: ['yes', 'recalled'],
    linkedinSteps: ['unknown', 'recalled'],
    intentData: ['unknown', 'recalled'],
    crmSync: ['yes', 'captured'],
    publicApi: ['yes', 'captured'],
  },
} as const satisfies Record<string, FeatureClaims>;
