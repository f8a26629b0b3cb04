import type { Transaction } from '@mashrabiya/contract';
import type { AccountSecurity } from '@mashrabiya/ui';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

const PASSWORD_CHANGES: readonly string[] = ['password_changed', 'password_reset'];

export function useAccount() {
  const { data: profile, isError, refetch } = useApiQuery('getProfile', {});
  const user = profile?.data;
  const parts = [useSessions(), useActivity(), useTwoFactor(), usePasskeys(), useLoginMethods()] as const;
  const [sessions, events, twoFactor, passkeys] = [parts[0].data, parts[1].data, parts[2].data, parts[3].data];
  const methods = parts[4].data?.data;
  const failedParts = parts.filter((part) => part.isError);
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
  const securityFailed = failedParts.length > 0;
  const retrySecurity = () => failedParts.forEach((part) => void part.refetch());
  return { user, security, securityFailed, retrySecurity, isError, refetch };
}

export const useSessions = () => useApiQuery('listSessions', {});

export const useActivity = () => useApiQuery('listAuditEvents', {});

export const useTwoFactor = () => useApiQuery('getTwoFactor', {});

export const usePasskeys = () => useApiQuery('listPasskeys', {});

/** Linked logins, and if the account has a password. */
export const useLoginMethods = () => useApiQuery('getLoginMethods', {});

export const useStatistics = () => useApiQuery('getStatistics', {});

export const useTransactions = (status: Transaction['status'] | undefined) =>
  useApiPages('listTransactions', { query: { status } });
