import { useApiQuery } from '../api/useApiQuery.ts';

/** Polling interval in milliseconds: the link may be opened on another device. */
const POLL_MS = 4_000;

/** True once the user's email is verified; polled while waiting. */
export function useIsVerified(isWaiting: boolean): boolean {
  const profile = useApiQuery('getProfile', isWaiting ? {} : undefined, {
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
  return profile.data?.data.email_verified ?? false;
}
