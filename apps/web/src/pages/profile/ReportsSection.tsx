import { OwnReports } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { TabSection } from './TabSection.tsx';

const HREF_BY_KIND = { ad: paths.property, reel: paths.reel, person: paths.provider };

export function ReportsSection() {
  const { t } = useTranslation();
  const reports = useApiQuery('listOwnReports', {});
  return (
    <TabSection id="reports" text={t('account:profile.sectionText.reports')}>
      <OwnReports
        reports={reports.data?.data}
        getHref={({ kind, id }) => HREF_BY_KIND[kind](id)}
        failed={hasLoadFailed(reports)}
        onRetry={() => void reports.refetch()}
      />
    </TabSection>
  );
}
