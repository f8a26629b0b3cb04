import type { CallAnswer, ReviewReportDecision } from '@mashrabiya/contract';
import { ReviewReportView } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useFailureToast } from '../../api/useFailureToast.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyQueue } from './EmptyQueue.tsx';
import { useDecisionSender } from './useDecisionSender.ts';

interface ReviewReportQueueProps {
  queue: CallAnswer<'claimReviewReport'>;
  next: () => Promise<unknown>;
}

export function ReviewReportQueue({ queue: { data: reportCase, holders }, next }: ReviewReportQueueProps) {
  const { t } = useTranslation();
  const { mutateAsync: decide } = useApiMutation('decideReviewReport');
  const showFailure = useFailureToast('decideReviewReport');
  const { takesFocus, sendDecision } = useDecisionSender({
    next,
    about: reportCase?.provider.name,
    outdated: { code: 'review_outdated', text: t('moderation:reviews.outdated') },
  });
  if (!reportCase) {
    return (
      <EmptyQueue
        title={t('moderation:reviews.empty')}
        message={t('moderation:reviews.emptyText')}
        holders={holders}
        takesFocus={takesFocus}
        next={next}
      />
    );
  }
  const { review, provider, reports } = reportCase;
  const until = reports.at(-1)?.at ?? '';
  const onDecide = (decision: ReviewReportDecision) =>
    sendDecision(
      () => decide({ params: { id: review.id }, body: { decision, until } }),
      t(`moderation:log.kind.review_${decision}`),
    ).catch(showFailure);
  return (
    <ReviewReportView
      key={`${review.id} ${until}`}
      reportCase={reportCase}
      providerHref={paths.provider(provider.id)}
      onDecide={onDecide}
      takesFocus={takesFocus}
    />
  );
}
