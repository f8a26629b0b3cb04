import type { BlockInput } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './route.ts';

/** What is decided of whom. */
interface DeskCase {
  property: { address: string };
  seller: { id: string };
}

/** What every desk does about a case's seller, and where it leads; `next` asks for the next case. */
export function useDesk(shown: DeskCase | null, next: () => Promise<unknown>) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const [takesFocus, setTakesFocus] = useState(false);
  const block = useApiMutation('blockSeller', { toast: { done: t('moderating:block.done') } });
  const unblock = useApiMutation('unblockSeller', {
    invalidates: ['claimReview', 'claimReport'],
    toast: { done: t('moderating:block.undone') },
  });
  const params = { id: shown?.seller.id ?? '' };

  /**
   * Sends a decision, says in the words of `done` what became of which ad, or that another moderator was quicker, and
   * shows the next case from its top.
   */
  const settle = async (decision: Promise<unknown>, done?: string) => {
    try {
      await decision;
      if (done) showToast({ kind: 'success', message: `${done}: ${shown?.property.address}`, about: 'property' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'review_outdated') throw error;
      showToast({ kind: 'info', message: t('moderating:desk.outdated') });
    }
    setTakesFocus(true);
    await next();
    scrollTo({ top: 0 });
  };
  const desk = {
    takesFocus,
    hrefOf: ({ id }: { id: string }) => paths.adPreview(id),
    sellerLogHrefOf: (id: string) => moderationHrefs.log({ seller: id }),
    onBlock: (body: BlockInput) => settle(block.mutateAsync({ params, body })),
    onUnblock: () => unblock.mutate({ params }),
  };
  return { desk, settle };
}
