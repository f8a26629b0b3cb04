import { Page, PageTitle, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { personAtom } from '../../session/atoms.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';
import { OwnApplication } from './OwnApplication.tsx';

/** A request to be listed as an advisor, and what became of it. Visitors log in first: docs/decisions/0033. */
export default function ApplyAdvisorPage() {
  const { t } = useTranslation();
  const person = useAtomValue(personAtom);
  const askLogin = useAskLogin();
  const title = t('people:apply.title');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('people:apply.description')}
        path={paths.applyAdvisor}
      />
      <PageTitle title={title} {...(person ? {} : { note: t('people:apply.intro') })} />
      {person ? (
        <OwnApplication key={person.email} person={person} />
      ) : (
        <StatusScreen
          drawing="login"
          title={t('people:apply.loginTitle')}
          message={t('people:apply.loginText')}
          action={{ label: t('people:apply.login'), onAct: () => askLogin() }}
          otherAction={{ label: t('people:apply.see'), href: paths.advisors }}
        />
      )}
    </Page>
  );
}
