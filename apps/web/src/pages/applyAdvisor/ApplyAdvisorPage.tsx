import { Page, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { userAtom } from '../../session/atoms.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { DisabledApplication } from './DisabledApplication.tsx';
import { OwnApplication } from './OwnApplication.tsx';

export default function ApplyAdvisorPage() {
  const { t } = useTranslation();
  const isHydrated = useAtomValue(hydratedAtom);
  const user = useAtomValue(userAtom);
  const title = t('people:apply.title');
  return (
    <Page column="form">
      <PageHead
        title={t('pages:titled', { title })}
        description={t('people:apply.description')}
        path={paths.applyAdvisor}
      />
      <PageTitle title={title} />
      {!isHydrated && <DisabledApplication />}
      {isHydrated && user && <OwnApplication key={user.email} user={user} />}
      {isHydrated && !user && <ApplicationForm user={null} previousApplication={null} />}
    </Page>
  );
}
