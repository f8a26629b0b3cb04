import type { BlockInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import { type DecisionSenderOptions, useDecisionSender } from './useDecisionSender.ts';

interface ReviewedCase {
  name: string;
  sellerId: string;
}

interface CaseActionOptions extends Omit<DecisionSenderOptions, 'about' | 'outdated'> {
  /** Message when another moderator has decided first. */
  outdatedMessage: string;
}

const getAdHref = ({ id }: { id: string }) => paths.adPreview(id);

export function useCaseActions(
  shownCase: ReviewedCase | null,
  { outdatedMessage, ...settleOptions }: CaseActionOptions,
) {
  const { t } = useTranslation();
  const block = useApiMutation('blockUser', { toast: { done: t('moderation:block.done') } });
  const unblock = useApiMutation('unblockUser', {
    invalidates: ['claimReview', 'claimReport'],
    toast: { done: t('moderation:block.undone') },
  });
  const params = { id: shownCase?.sellerId ?? '' };

  const { takesFocus, sendDecision } = useDecisionSender({
    ...settleOptions,
    about: shownCase?.name,
    outdated: { code: 'review_outdated', text: outdatedMessage },
  });
  const caseActions = {
    takesFocus,
    getHref: getAdHref,
    getSellerLogHref: (id: string) => moderationHrefs.log({ person: id }),
    onBlock: (body: BlockInput) => sendDecision(() => block.mutateAsync({ params, body })),
    onUnblock: (body: BlockInput) => unblock.mutateAsync({ params, body }),
  };
  return { caseActions, sendDecision };
}
