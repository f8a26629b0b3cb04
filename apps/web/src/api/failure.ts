import { type CallName, endpoints } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import { type ApiError, isGone, isNotFound } from './error.ts';

/**
 * The state that a page shows in place of a failed answer: not found, gone, or failed with a
 * retry. Null without an error.
 */
export type PageFailure = 'missing' | 'gone' | 'failed' | null;

export function pageFailure(error: unknown): PageFailure {
  if (!error) return null;
  if (isNotFound(error)) return 'missing';
  return isGone(error) ? 'gone' : 'failed';
}

/**
 * What a toast says of an act that failed (specification, section 8); null where nothing is said, because the page
 * restarts without the login that has ended. A form says by itself what was refused, at its fields.
 */
export function toastWords(call: CallName, error: ApiError, t: TFunction): string | null {
  if (error.status === 401 && endpoints[call].access !== 'public') return null;
  if (error.code === 'network') return t('pages:network');
  // The server says what is wrong with what was asked, in the person's language; of its own faults it says nothing new.
  return error.status < 500 && error.message ? error.message : t('pages:login.failed');
}
