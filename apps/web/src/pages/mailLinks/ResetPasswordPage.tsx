import { Button, Page, ResetPasswordForm, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Password reset by a mailed link; an expired link is reported before the user types. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const { mutateAsync: reset } = useApiMutation('resetPassword');
  const requireLogin = useRequireLogin();
  const isHydrated = useAtomValue(hydratedAtom);
  const token = useLinkToken();
  const [isSaved, setIsSaved] = useState(false);
  const { data, error, refetch } = useApiQuery('checkResetLink', token === '' ? undefined : { body: { token } });
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isBroken = isRefused || (isHydrated && token === '');
  const title = t('account:reset.title');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.resetPassword} noIndex />
      {data || isSaved ? (
        <>
          <ResetPasswordForm token={token} onSubmit={(body) => reset({ body }).then(() => setIsSaved(true))} />
          {isSaved && <Button onClick={() => requireLogin()}>{t('shell:login')}</Button>}
        </>
      ) : isBroken ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account:reset.brokenTitle')}
          message={isRefused ? error.message : undefined}
          action={{ label: t('account:reset.again'), onClick: () => requireLogin(null, 'forgot') }}
          otherAction={{ href: paths.home, label: t('account:verify.start') }}
        />
      ) : error ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account:reset.failedTitle')}
          action={{ label: t('common:retry'), onClick: () => void refetch() }}
        />
      ) : (
        <StatusScreen data-needs-app level={1} drawing="login" title={t('account:reset.checking')} />
      )}
    </Page>
  );
}
