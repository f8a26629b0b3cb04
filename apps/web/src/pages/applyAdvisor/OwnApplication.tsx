import { ApplicationState, FailedState } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { Session } from '../../session/storage.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { DisabledApplication } from './DisabledApplication.tsx';

export function OwnApplication({ user }: { user: Session['user'] }) {
  const { t } = useTranslation();
  const [isReapplying, setIsReapplying] = useState(false);
  const { data, isError, refetch } = useApiQuery('getApplication', {}, { staleTime: 0 });
  if (isError && !data) return <FailedState title={t('people:apply.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DisabledApplication />;
  const application = data.data;
  const isRejected = application?.state === 'rejected';
  if (application && !(isRejected && isReapplying)) {
    return (
      <ApplicationState application={application} listHref={paths.advisors} onReapply={() => setIsReapplying(true)} />
    );
  }
  return <ApplicationForm user={user} previousApplication={application} />;
}
