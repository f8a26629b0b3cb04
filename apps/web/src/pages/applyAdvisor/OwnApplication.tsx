import { ApplicationState, FailedState } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { Session } from '../../session/storage.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { DisabledApplication } from './DisabledApplication.tsx';

export function OwnApplication({ user }: { user: Session['user'] }) {
  const { t } = useTranslation();
  const [isReapplying, setIsReapplying] = useState(false);
  const query = useApiQuery('getApplication', {}, { staleTime: 0 });
  if (hasLoadFailed(query))
    return <FailedState title={t('people:apply.failed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DisabledApplication />;
  const application = query.data.data;
  const isRejected = application?.state === 'rejected';
  if (application && !(isRejected && isReapplying)) {
    return (
      <ApplicationState application={application} listHref={paths.advisors} onReapply={() => setIsReapplying(true)} />
    );
  }
  return <ApplicationForm user={user} previousApplication={application} />;
}
