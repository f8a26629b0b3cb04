import type { AccountFailure } from '../accountRules.ts';

/** What every form of an account shows of the call behind it. */
export interface CallState {
  /** What was submitted is under way. */
  busy?: boolean;
  /** Why what was submitted last was refused. */
  failure?: AccountFailure;
}
