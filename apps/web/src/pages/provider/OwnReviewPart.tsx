import type { CallAnswer, ReviewInput } from '@mashrabiya/contract';
import { OwnReview, ReviewForm } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';

const CHANGED_CALLS = ['getOwnReview', 'getProvider', 'listReviews'] as const;

interface OwnReviewPartProps {
  id: string;
  /** Undefined while loading, and for visitors. */
  own: CallAnswer<'getOwnReview'> | undefined;
  replyReportHref?: string;
}

export function OwnReviewPart({ id, own, replyReportHref }: OwnReviewPartProps) {
  const { t } = useTranslation();
  const signedIn = useAtomValue(signedInAtom);
  const requireLogin = useRequireLogin();
  const params = { id };
  const [editing, setEditing] = useState(false);
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
    setEditing(false);
  };

  if (!signedIn)
    return (
      <ReviewForm signedOut onLogin={() => requireLogin({ message: t('people:rating.login') })} onSubmit={onSubmit} />
    );
  if (!own || own.is_self) return null;
  const review = own.data;
  if (!review) return <ReviewForm key="new" onSubmit={onSubmit} />;
  if (editing) {
    return <ReviewForm key="change" initial={review} onCancel={() => setEditing(false)} onSubmit={onSubmit} />;
  }
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
