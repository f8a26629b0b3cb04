import { Page, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { outdate } from '../../api/outdate.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Verifies an email address by a mailed link, and shows the result. */
export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const queryClient = useAtomValue(queryClientAtom);
  const signedIn = useAtomValue(signedInAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  const askLogin = useAskLogin();
  const token = useLinkToken();
  const { data, error, refetch } = useApiQuery('verifyEmail', token === '' ? undefined : { body: { token } });
  const resend = useApiMutation('resendVerification', {
    toast: { done: ({ data: sent }) => t(sent ? 'account:verify.sentAgain' : 'account:verify.already') },
  });
  useEffect(() => {
    if (data) void outdate(queryClient, ['getProfile']);
  }, [data, queryClient]);

  const home = { href: paths.home, label: t('account:verify.start') };
  const again = signedIn
    ? { label: t('account:verify.resend'), onAct: () => resend.mutate({}) }
    : { label: t('shell:login'), onAct: () => askLogin() };
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isBroken = isRefused || (isHydrated && token === '');
  const title = t('account:verify.checking');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.verifyEmail} hidden />
      {data ? (
        <StatusScreen
          level={1}
          drawing="login"
          title={t('account:verify.doneTitle')}
          message={<bdi dir="ltr">{data.data.email}</bdi>}
          action={home}
        />
      ) : isBroken ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account:verify.brokenTitle')}
          message={isRefused ? error.message : undefined}
          action={again}
          otherAction={home}
        />
      ) : error ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account:verify.failedTitle')}
          action={{ label: t('common:retry'), onAct: () => void refetch() }}
        />
      ) : (
        <StatusScreen data-needs-app level={1} drawing="login" title={title} />
      )}
    </Page>
  );
}
