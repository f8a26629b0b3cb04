import { Page, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { invalidateCalls } from '../../api/invalidateCalls.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Shows the account's name and asks first: a stranger may have registered with this address. */
export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const queryClient = useAtomValue(queryClientAtom);
  const isSignedIn = useAtomValue(signedInAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  const requireLogin = useRequireLogin();
  const token = useLinkToken();
  const [answer, setAnswer] = useState<'mine' | 'refused'>();
  const input = token === '' ? undefined : { body: { token } };
  const link = useApiQuery('checkEmailLink', input);
  const linkState = link.data?.data;
  // A second visit of the link shows the same result.
  const verification = useApiQuery('verifyEmail', answer === 'mine' || linkState?.is_confirmed ? input : undefined);
  const { data } = verification;
  const error = link.error ?? verification.error;
  const refuse = useApiMutation('refuseEmailLink');
  const refuseLink = () =>
    void refuse.mutateAsync({ body: { token } }).then(
      () => setAnswer('refused'),
      () => void link.refetch(),
    );
  const resend = useApiMutation('resendVerification', {
    toast: { done: ({ data: sent }) => t(sent ? 'account:verify.sentAgain' : 'account:verify.already') },
  });
  useEffect(() => {
    if (data) void invalidateCalls(queryClient, ['getProfile']);
  }, [data, queryClient]);

  const homeLink = { href: paths.home, label: t('account:verify.start') };
  const resendAction = isSignedIn
    ? { label: t('account:verify.resend'), onClick: () => resend.mutate({}) }
    : { label: t('shell:login'), onClick: () => requireLogin() };
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isBroken = isRefused || (isHydrated && token === '');
  const screen = ((): ComponentProps<typeof StatusScreen> => {
    if (answer === 'refused')
      return {
        drawing: 'login',
        title: t('account:verify.removedTitle'),
        message: t('account:verify.removedText'),
        action: homeLink,
      };
    if (data)
      return {
        drawing: 'login',
        title: t('account:verify.doneTitle'),
        message: <bdi dir="ltr">{data.data.email}</bdi>,
        action: homeLink,
      };
    if (isBroken)
      return {
        drawing: 'failed',
        title: t('account:verify.brokenTitle'),
        message: isRefused ? error.message : undefined,
        action: resendAction,
        otherAction: homeLink,
      };
    if (error)
      return {
        drawing: 'failed',
        title: t('account:verify.failedTitle'),
        action: { label: t('common:retry'), onClick: () => void (link.error ? link : verification).refetch() },
      };
    if (linkState && !linkState.is_confirmed && answer === undefined)
      return {
        drawing: 'login',
        title: t('account:verify.askTitle'),
        message: (
          <Trans
            t={t}
            i18nKey="account:verify.askText"
            values={{ name: linkState.name, email: linkState.email }}
            components={{ name: <bdi />, email: <bdi dir="ltr" /> }}
          />
        ),
        action: { label: t('account:verify.confirm'), onClick: () => setAnswer('mine') },
        otherAction: { label: t('account:verify.notMine'), onClick: refuseLink },
      };
    return { drawing: 'login', title: t('account:verify.checking') };
  })();
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title: screen.title })}
        description={t('account:verify.checking')}
        path={paths.verifyEmail}
        noIndex
      />
      {/* Without script the page checks nothing. */}
      <StatusScreen data-needs-app={!isHydrated || undefined} level={1} {...screen} />
    </Page>
  );
}
