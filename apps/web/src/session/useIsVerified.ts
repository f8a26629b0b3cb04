import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { profileQuery } from '../api/profile.ts';
import { ownContextAtom } from './atoms.ts';

/** The link may be opened in another tab, or on another device. */
const ASKED_EVERY_MS = 4_000;

/** Whether the person has opened the link that was mailed to them; asked again and again while it is waited for. */
export function useIsVerified(isWaiting: boolean): boolean {
  const profileAtom = useMemo(
    () =>
      atomWithQuery((get) => {
        const query = profileQuery(get(ownContextAtom));
        return {
          ...query,
          enabled: isWaiting && query.enabled === true,
          refetchInterval: ASKED_EVERY_MS,
          staleTime: 0,
        };
      }),
    [isWaiting],
  );
  return useAtomValue(profileAtom).data?.email_verified ?? false;
}
