import {bounceFigures, type BounceType} from '../../data/bounces';

const {softRetries, softRetryHours, transientHours, blockedBeforePause} = bounceFigures;

/** Sentences on how the product reacts to each type of bounce. */
export const whatWeDo = {
  hard: 'We suppressed the address immediately, and its sequence ended.',
  soft: `We retry ${softRetries} times, ${softRetryHours} hours after the first attempt. If the last retry fails, we suppress the address.`,
  transient: `We retry for ${transientHours} hours. The address stays active, and its sequence waits.`,
  blocked: `We don’t retry, and the address stays active. After ${blockedBeforePause} blocked emails within an hour, we pause the sender.`,
} satisfies Record<BounceType, string>;
