import type { ReviewReplyInput } from '@mashrabiya/contract';
import { Button, ReplyForm, type ReviewData, ReviewReply } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useReviewDraft } from './useReviewDraft.ts';

const CHANGED_CALLS = ['listReviews'] as const;

export function ReplyContainer({ review: { id, reply } }: { review: ReviewData }) {
  const { t } = useTranslation();
  const params = { id };
  const { draft, isEditing, setEditing, saveDraft, finish } = useReviewDraft({ reply: id });
  const { mutateAsync: save } = useApiMutation('saveReply', {
    invalidates: CHANGED_CALLS,
    toast: { done: t('people:reviews.replySent') },
  });
  const { mutate: remove, isPending } = useApiMutation('removeReply', {
    invalidates: CHANGED_CALLS,
    toast: { done: t('people:reviews.replyRemoved') },
  });
  const onSubmit = async (body: ReviewReplyInput) => {
    await save({ params, body });
    finish();
  };
  if (isEditing) {
    return (
      <ReplyForm
        {...(reply && { initial: reply })}
        draft={draft}
        onDraft={({ text }) => saveDraft({ rating: null, text })}
        onSubmit={onSubmit}
        onCancel={finish}
      />
    );
  }
  if (!reply) {
    return (
      <Button variant="outlined" onClick={() => setEditing(true)}>
        {t('people:reviews.reply')}
      </Button>
    );
  }
  const tools = { onEdit: () => setEditing(true), onRemove: () => remove({ params }), removing: isPending };
  return <ReviewReply reply={reply} tools={tools} />;
}
