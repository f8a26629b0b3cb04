import type { Transaction } from '@mashrabiya/contract';
import type { AccountSecurity } from '@mashrabiya/ui';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

const PASSWORD_CHANGES: readonly string[] = ['password_changed', 'password_reset'];

/** The user's account, with its security once loaded. */
export function useAccount() {
  const { data: profile, isError, refetch } = useApiQuery('getProfile', {});
  const user = profile?.data;
  const parts = [useSessions(), useActivity(), useTwoFactor(), usePasskeys(), useLoginMethods()] as const;
  const [sessions, events, twoFactor, passkeys] = [parts[0].data, parts[1].data, parts[2].data, parts[3].data];
  const methods = parts[4].data?.data;
  const failed = parts.filter((part) => part.isError);
  const security: AccountSecurity | undefined = user &&
    sessions &&
    events &&
    twoFactor &&
    passkeys &&
    methods && {
      hasPassword: methods.has_password,
      passwordChangedOn: events.data.find(({ kind }) => PASSWORD_CHANGES.includes(kind))?.created_at ?? null,
      email: user.email,
      emailVerified: user.email_verified,
      phone: user.phone,
      twoFactor: twoFactor.data.enabled,
      passkeys: passkeys.data.length,
      logins: methods.identities.map(({ provider }) => provider),
      sessions: sessions.data.length,
    };
  const securityFailed = failed.length > 0;
  const retrySecurity = () => failed.forEach((part) => void part.refetch());
  return { user, security, securityFailed, retrySecurity, isError, refetch };
}

/** The user's sessions. */
export const useSessions = () => useApiQuery('listSessions', {});

/** The account's audit log. */
export const useActivity = () => useApiQuery('listAuditEvents', {});

/** The state of two-factor authentication. */
export const useTwoFactor = () => useApiQuery('getTwoFactor', {});

/** The user's passkeys. */
export const usePasskeys = () => useApiQuery('listPasskeys', {});

/** Whether the account has a password, and its linked logins. */
export const useLoginMethods = () => useApiQuery('getLoginMethods', {});

/** The user's statistics. */
export const useStatistics = () => useApiQuery('getStatistics', {});

/** The user's orders, with the pages loaded so far. */
export const useTransactions = (status: Transaction['status'] | undefined) =>
  useApiPages('listTransactions', { query: { status } });
