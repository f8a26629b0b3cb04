import type { BackgroundJobs } from '@mashrabiya/contract';
import { JobQueue } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';

export function JobsView({ jobs }: { jobs: BackgroundJobs }) {
  const { t } = useTranslation();
  const invalidates = ['getBackgroundJobs'] as const;
  const retry = useApiMutation('retryBackgroundJobs', {
    invalidates,
    toast: { done: ({ data }) => t('moderation:jobs.retried', { count: data.retried }) },
  });
  const pause = useApiMutation('pauseBackgroundJobs', { invalidates });
  return (
    <JobQueue
      aria-label={t('moderation:views.jobs')}
      jobs={jobs}
      now={new Date()}
      retriedKind={retry.isPending ? retry.variables?.body.kind : undefined}
      isChangingPause={pause.isPending}
      onRetry={(kind) => retry.mutate({ body: { kind } })}
      onChangePause={(is_paused) => pause.mutate({ body: { is_paused } })}
    />
  );
}
