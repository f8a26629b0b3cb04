import { AVAILABILITIES, type CallName } from '@mashrabiya/contract';
import type { AdFilter } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';

/** Calls that return the user's ads and remaining credits. */
const OWN: readonly CallName[] = ['listOwnProperties', 'getOwnProperty', 'getAdCounts'];

export const useOwnAds = (state: AdFilter | undefined) =>
  useApiPages('listOwnProperties', { query: state === 'closed' ? { closed: 'yes' } : { availability: state } });

export function useAdChanges() {
  const { t } = useTranslation();
  const change = (done: string) => ({ invalidates: OWN, toast: { done, about: 'property' as const } });
  const confirm = useApiMutation('confirmProperty', change(t('myListings:run.confirmed')));
  const close = useApiMutation('closeProperty', change(t('myListings:run.closed')));
  const discard = useApiMutation('discardEdit', change(t('myListings:edit.discarded')));
  const pause = useApiMutation('pauseProperty', change(t('myListings:run.pauseDone')));
  const resume = useApiMutation('resumeProperty', change(t('myListings:run.resumed')));
  const renew = useApiMutation('renewProperty', change(t('myListings:run.renewed')));
  // The specification asks for silence when it fails (section 4).
  const remove = useApiMutation('removeProperty', { invalidates: OWN });
  return { confirm, close, discard, pause, resume, renew, remove };
}

export const stateOf = (text: string | null): AdFilter | undefined =>
  text === 'closed' ? text : AVAILABILITIES.find((state) => String(state) === text);
