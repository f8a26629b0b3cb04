import { Page, StatusScreen } from '@mashrabiya/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { parseProviderReturn, sendProviderReturn } from '../../session/providerReturn.ts';

/** Passes a provider's response to the page that opened this window, and closes it. */
export default function LoginReturnPage() {
  const { t } = useTranslation();
  useEffect(() => {
    const answer = parseProviderReturn(location.hash);
    if (!answer) return;
    // The token is used once and must not stay in the window's history.
    history.replaceState(history.state, '', location.pathname);
    sendProviderReturn(answer);
    window.close();
  }, []);
  const title = t('account:social.returned');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.loginReturn} noIndex />
      <StatusScreen
        data-needs-app
        level={1}
        drawing="login"
        title={title}
        message={t('account:social.returnedText')}
        action={{ href: paths.home, label: t('account:verify.start') }}
      />
    </Page>
  );
}
