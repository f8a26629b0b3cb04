import { hasRole } from '@mashrabiya/contract';
import { useApiQuery } from '../api/useApiQuery.ts';
import type { Route } from '../routing/route.ts';

/**
 * Whether a page may be shown by the role of who is logged in. `asking` until their profile is there. If it cannot be
 * had, the page is shown: the server refuses its calls by itself.
 */
export function useRoleGate(role: Route['role'], signedIn: boolean): 'open' | 'asking' | 'closed' {
  const { data, isPending } = useApiQuery('getProfile', role && signedIn ? {} : undefined);
  if (!role || !signedIn) return 'open';
  if (data) return hasRole(data.data.role, role) ? 'open' : 'closed';
  return isPending ? 'asking' : 'open';
}
