import { Page, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { queryContextAtom } from '../../atoms/app.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { awakeAtom, renewProfileAtom, signedInAtom } from '../../session/atoms.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Confirms an address by the link that was mailed there, and says what came of it. */
export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const signedIn = useAtomValue(signedInAtom);
  const isAwake = useAtomValue(awakeAtom);
  const showToast = useSetAtom(showToastAtom);
  const renewProfile = useSetAtom(renewProfileAtom);
  const askLogin = useAskLogin();
  const token = useLinkToken();
  const resultAtom = useMemo(
    () =>
      atomWithQuery(() => ({
        queryKey: ['verify-email', token],
        queryFn: () => client('verifyEmail', { body: { token } }),
        enabled: token !== '',
        // A link works once.
        staleTime: Number.POSITIVE_INFINITY,
      })),
    [client, token],
  );
  const { data, error, refetch } = useAtomValue(resultAtom);
  useEffect(() => {
    if (data) renewProfile();
  }, [data, renewProfile]);

  const home = { href: paths.home, label: t('account.verify.start') };
  const resend = async () => {
    try {
      const { data: sent } = await client('resendVerification', {});
      showToast({ kind: 'success', message: t(sent ? 'account.verify.sentAgain' : 'account.verify.already') });
    } catch (failure) {
      const message = failure instanceof ApiError && failure.status > 0 ? failure.message : t('pages.login.failed');
      showToast({ kind: 'error', message });
    }
  };
  const again = signedIn
    ? { label: t('account.verify.resend'), onAct: () => void resend() }
    : { label: t('shell.login'), onAct: () => askLogin() };
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isBroken = isRefused || (isAwake && token === '');
  const title = t('account.verify.checking');
  return (
    <Page>
      <PageHead title={t('pages.titled', { title })} description={title} path={paths.verifyEmail} hidden />
      {data ? (
        <StatusScreen
          level={1}
          drawing="login"
          title={t('account.verify.doneTitle')}
          message={<bdi dir="ltr">{data.data.email}</bdi>}
          action={home}
        />
      ) : isBroken ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account.verify.brokenTitle')}
          message={isRefused ? error.message : undefined}
          action={again}
          otherAction={home}
        />
      ) : error ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('account.verify.failedTitle')}
          action={{ label: t('common.retry'), onAct: () => void refetch() }}
        />
      ) : (
        <StatusScreen level={1} drawing="login" title={title} />
      )}
    </Page>
  );
}
