import { Button, Page, ResetPasswordForm } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryContextAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';
import { useLinkToken } from './useLinkToken.ts';

/** A new password in the place of a forgotten one, by the link that was mailed. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const askLogin = useAskLogin();
  const token = useLinkToken();
  const [saved, setSaved] = useState(false);
  const title = t('account.reset.title');
  return (
    <Page>
      <PageHead title={t('pages.titled', { title })} description={title} path={paths.resetPassword} hidden />
      <ResetPasswordForm
        token={token}
        onSubmit={(body) => client('resetPassword', { body }).then(() => setSaved(true))}
      />
      {saved && <Button onClick={() => askLogin()}>{t('shell.login')}</Button>}
    </Page>
  );
}
