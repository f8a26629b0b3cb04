import type { AccountSecurity } from '@mashrabiya/ui';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useActivity, useLoginMethods, usePasskeys, useProfile, useSessions, useTwoFactor } from './useAccount.ts';

const PASSWORD_CHANGES: readonly string[] = ['password_changed', 'password_reset'];

/** Security settings of the account, from several calls. */
export function useSecurity() {
  const parts = [useSessions(), useActivity(), useTwoFactor(), usePasskeys(), useLoginMethods()] as const;
  const [sessions, events, twoFactor, passkeys] = [parts[0].data, parts[1].data, parts[2].data, parts[3].data];
  const methods = parts[4].data?.data;
  const user = useProfile().data?.data;
  const failedParts = parts.filter(hasLoadFailed);
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
  return {
    security,
    isError: failedParts.length > 0,
    retry: () => failedParts.forEach((part) => void part.refetch()),
  };
}
