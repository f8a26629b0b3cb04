import { LoginNeededScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { getPageName } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { useRoute } from '../../routing/routeTable.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';

/** Shown to visitors instead of a page that needs a login; the page itself follows after the login. */
export default function LoginNeededPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const requireLogin = useRequireLogin();
  const title = t('pages:login.title');
  const route = useRoute();
  const { publicVersion } = route;
  return (
    <>
      <PageHead title={t('pages:titled', { title })} description={title} path={pathname} noIndex />
      <LoginNeededScreen
        homeHref={paths.home}
        page={getPageName(t, route)}
        onLogin={() => requireLogin()}
        publicVersion={publicVersion && { ...publicVersion, label: t(publicVersion.label) }}
      />
    </>
  );
}
