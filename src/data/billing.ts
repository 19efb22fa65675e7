import {limits} from './limits';
import {listed} from './written';

/** Days after a failed payment on which the card is charged again. */
const paymentRetryDays = [1, 3, 7];

/** Billing rules for founder and standard plans. Periods are in days. */
export const billing = {
  /** From the first payment of any paid plan, billed monthly or annually. */
  refundDays: 30,
  refundBusinessDays: '5-7',
  paymentRetryDays: listed(paymentRetryDays),
  /** Days after a failed payment on which sequences pause. */
  pauseDay: 10,
  /** Days after a failed payment on which the account becomes read-only. */
  readOnlyDay: 14,
  /** How long an account can still be read and exported after its standard plan ends. */
  readOnlyDays: 30,
  /** Time from the end of the read-only period to the deletion of the data. */
  deletionDays: limits.dataDeletionDays,
} as const;
