import { LoginNeededScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';

/** Shown to visitors in place of a page that needs a login; the page itself follows after the login. */
export default function LoginNeededPage() {
  const { t } = useTranslation();
  const askLogin = useAskLogin();
  const title = t('pages:login.title');
  return (
    <>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.profile} hidden />
      <LoginNeededScreen homeHref={paths.home} onLogin={() => askLogin()} />
    </>
  );
}
