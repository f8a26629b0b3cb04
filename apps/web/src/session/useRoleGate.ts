import { hasRole } from '@mashrabiya/contract';
import { useApiQuery } from '../api/useApiQuery.ts';
import type { Route } from '../routing/route.ts';

/**
 * Role check of a page; `asking` until the profile loads. If that fails the page shows: the server refuses. `factor`
 * means that the session has not passed the second factor that the role needs.
 */
export function useRoleGate(role: Route['role'], isSignedIn: boolean): 'open' | 'asking' | 'closed' | 'factor' {
  const { data, isPending } = useApiQuery('getProfile', role && isSignedIn ? {} : undefined);
  if (!role || !isSignedIn) return 'open';
  if (data && !hasRole(data.data.role, role)) return 'closed';
  if (data) return data.data.needs_second_factor ? 'factor' : 'open';
  return isPending ? 'asking' : 'open';
}
