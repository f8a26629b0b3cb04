import type { AccountSecurity } from '@mashrabiya/ui';
import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { auditQuery, profileQuery, sessionsQuery } from '../../api/profile.ts';
import { ownContextAtom } from '../../session/atoms.ts';

const profileAtom = atomWithQuery((get) => profileQuery(get(ownContextAtom)));
const sessionsAtom = atomWithQuery((get) => sessionsQuery(get(ownContextAtom)));
const auditAtom = atomWithQuery((get) => auditQuery(get(ownContextAtom)));

const PASSWORD_CHANGES: readonly string[] = ['password_changed', 'password_reset'];

/** How safe the account is, once everything about it has come. */
const securityAtom = atom((get): AccountSecurity | undefined => {
  const user = get(profileAtom).data;
  const sessions = get(sessionsAtom).data;
  const events = get(auditAtom).data;
  if (!user || !sessions || !events) return undefined;
  return {
    passwordChangedOn: events.find(({ kind }) => PASSWORD_CHANGES.includes(kind))?.created_at ?? null,
    email: user.email,
    emailVerified: user.email_verified,
    phone: user.phone,
    twoFactor: false,
    sessions: sessions.length,
  };
});

/** The account of the person who is logged in, its safety, and where it is logged in. */
export function useAccount() {
  const { data: user, isError, refetch } = useAtomValue(profileAtom);
  const security = useAtomValue(securityAtom);
  const sessions = useAtomValue(sessionsAtom).data;
  return { user, security, sessions, isError, refetch };
}
