import { hasRole } from '@mashrabiya/contract';
import { useApiQuery } from '../api/useApiQuery.ts';
import type { Route } from '../routing/route.ts';

/** Role check of a page; `asking` until the profile loads. If that fails the page shows: the server refuses. */
export function useRoleGate(role: Route['role'], isSignedIn: boolean): 'open' | 'asking' | 'closed' {
  const { data, isPending } = useApiQuery('getProfile', role && isSignedIn ? {} : undefined);
  if (!role || !isSignedIn) return 'open';
  if (data) return hasRole(data.data.role, role) ? 'open' : 'closed';
  return isPending ? 'asking' : 'open';
}
