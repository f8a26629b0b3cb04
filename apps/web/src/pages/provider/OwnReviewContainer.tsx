import type { CallAnswer, ReviewInput } from '@mashrabiya/contract';
import { OwnReview, ReviewForm } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useReviewDraft } from './useReviewDraft.ts';

const CHANGED_CALLS = ['getOwnReview', 'getProvider', 'listReviews'] as const;

interface OwnReviewContainerProps {
  id: string;
  /** Undefined while loading, and for visitors. */
  ownReview: CallAnswer<'getOwnReview'> | undefined;
  replyReportHref?: string;
}

export function OwnReviewContainer({ id, ownReview, replyReportHref }: OwnReviewContainerProps) {
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(signedInAtom);
  const requireLogin = useRequireLogin();
  const params = { id };
  const { draft, isEditing, setEditing, saveDraft, finish } = useReviewDraft({ provider: id });
  const { mutateAsync: save } = useApiMutation('saveReview', {
    invalidates: CHANGED_CALLS,
    toast: { done: t('people:reviews.sent') },
  });
  const { mutate: remove, isPending } = useApiMutation('removeReview', {
    invalidates: CHANGED_CALLS,
    toast: { done: t('people:reviews.removed') },
  });
  const onSubmit = async (body: ReviewInput) => {
    await save({ params, body });
    finish();
  };
  const onSubmitNew = (body: ReviewInput) => {
    // The review is loaded, and shown, before `save` resolves.
    setEditing(false);
    return onSubmit(body);
  };

  if (!isSignedIn)
    return (
      <ReviewForm isSignedOut onLogin={() => requireLogin({ message: t('people:rating.login') })} onSubmit={onSubmit} />
    );
  if (!ownReview || ownReview.is_self) return null;
  const review = ownReview.data;
  const draftProps = { draft, onDraft: saveDraft };
  if (!review) return <ReviewForm key="new" {...draftProps} onSubmit={onSubmitNew} />;
  if (isEditing)
    return <ReviewForm key="change" {...draftProps} initial={review} onCancel={finish} onSubmit={onSubmit} />;
  return (
    <OwnReview
      review={review}
      onEdit={() => setEditing(true)}
      onRemove={() => remove({ params })}
      removing={isPending}
      {...(replyReportHref ? { replyReportHref } : {})}
    />
  );
}
