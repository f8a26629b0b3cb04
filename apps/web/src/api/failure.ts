import { type CallName, endpoints } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import { type ApiError, isNotFound, isUnavailable } from './error.ts';

/** State that a page shows instead of a failed answer: not found, unavailable, or failed with a retry. */
export type PageFailure = 'missing' | 'gone' | 'failed' | null;

export function getPageFailure(error: unknown): PageFailure {
  if (!error) return null;
  if (isNotFound(error)) return 'missing';
  return isUnavailable(error) ? 'gone' : 'failed';
}

/** Toast of a failed call (specification, section 8); null when the session ended. Forms show their own problems. */
export function getToastMessage(call: CallName, error: ApiError, t: TFunction): string | null {
  if (error.status === 401 && endpoints[call].access !== 'public') return null;
  if (error.code === 'network') return t('pages:network');
  // Messages of 4xx responses are translated and specific; those of 5xx help no user.
  return error.status < 500 && error.message ? error.message : t('pages:login.failed');
}
