import { useAtomValue } from 'jotai';
import { useApiQuery } from '../api/useApiQuery.ts';
import { signedInAtom } from './atoms.ts';

/** True if an account is the user's own; false for visitors and until it is known. */
export function useIsSelf(userId: string | undefined): boolean {
  const isSignedIn = useAtomValue(signedInAtom);
  const { data: profile } = useApiQuery('getProfile', isSignedIn ? {} : undefined);
  return profile !== undefined && profile.data.id === userId;
}
