import type { Block } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useApiQuery } from '../api/useApiQuery.ts';
import { signedInAtom } from './atoms.ts';

/** Block of the user's account; null without one, for visitors and until it is loaded. */
export function useBlock(): Block | null {
  const isSignedIn = useAtomValue(signedInAtom);
  const profile = useApiQuery('getProfile', isSignedIn ? {} : undefined);
  return profile.data?.data.blocked ?? null;
}
