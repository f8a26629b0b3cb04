import type { BlockInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import { type SettleOptions, useSettle } from './useSettle.ts';

interface ReviewedCase {
  name: string;
  sellerId: string;
}

interface CaseActionOptions extends Omit<SettleOptions, 'about' | 'outdated'> {
  /** Message when another moderator has decided first. */
  outdated: string;
}

const getAdHref = ({ id }: { id: string }) => paths.adPreview(id);

export function useCaseActions(shown: ReviewedCase | null, { outdated, ...settleOptions }: CaseActionOptions) {
  const { t } = useTranslation();
  const block = useApiMutation('blockSeller', { toast: { done: t('moderation:block.done') } });
  const unblock = useApiMutation('unblockSeller', {
    invalidates: ['claimReview', 'claimReport'],
    toast: { done: t('moderation:block.undone') },
  });
  const params = { id: shown?.sellerId ?? '' };

  const { takesFocus, settle } = useSettle({
    ...settleOptions,
    about: shown?.name,
    outdated: { code: 'review_outdated', text: outdated },
  });
  const caseActions = {
    takesFocus,
    getHref: getAdHref,
    getSellerLogHref: (id: string) => moderationHrefs.log({ person: id }),
    onBlock: (body: BlockInput) => settle(() => block.mutateAsync({ params, body })),
    onUnblock: (body: BlockInput) => unblock.mutateAsync({ params, body }),
  };
  return { caseActions, settle };
}
