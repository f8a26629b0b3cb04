import type { CallName } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import type { OwnListState } from './ownListState.ts';

/** Calls that return the user's ads and remaining credits. */
export const OWN_AD_CALLS: readonly CallName[] = ['listOwnProperties', 'getOwnProperty', 'getAdCounts'];

export const useOwnAds = ({ state, query, sort, order }: OwnListState) =>
  useApiPages('listOwnProperties', {
    query: {
      ...(state === 'closed' ? { closed: 'yes' } : { availability: state }),
      ...(query && { query }),
      sort,
      order,
    },
  });

export function useAdChanges() {
  const { t } = useTranslation();
  const buildEffects = (done: string) => ({ invalidates: OWN_AD_CALLS, toast: { done, about: 'property' as const } });
  const confirm = useApiMutation('confirmProperty', buildEffects(t('myListings:run.confirmed')));
  const close = useApiMutation('closeProperty', buildEffects(t('myListings:run.closed')));
  const discard = useApiMutation('discardEdit', buildEffects(t('myListings:edit.discarded')));
  const pause = useApiMutation('pauseProperty', buildEffects(t('myListings:run.pauseDone')));
  const resume = useApiMutation('resumeProperty', buildEffects(t('myListings:run.resumed')));
  const renew = useApiMutation('renewProperty', buildEffects(t('myListings:run.renewed')));
  // The specification asks for silence when a removal fails (section 4).
  const remove = useApiMutation('removeProperty', { invalidates: OWN_AD_CALLS });
  return { confirm, close, discard, pause, resume, renew, remove };
}
