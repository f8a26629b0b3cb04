import { hasRole } from '@mashrabiya/contract';
import { useApiQuery } from '../api/useApiQuery.ts';
import type { Route } from '../routing/route.ts';

type PageAccess = 'allowed' | 'pending' | 'denied' | 'secondFactorNeeded';

/**
 * Access of the user to a page that may need a role: `pending` until the profile loads, `secondFactorNeeded` until the
 * session has passed the second factor that the role needs. Allowed if the profile fails to load: the server refuses.
 */
export function usePageAccess(role: Route['role'], isSignedIn: boolean): PageAccess {
  const { data, isPending } = useApiQuery('getProfile', role && isSignedIn ? {} : undefined);
  if (!role || !isSignedIn) return 'allowed';
  if (data && !hasRole(data.data.role, role)) return 'denied';
  if (data) return data.data.needs_second_factor ? 'secondFactorNeeded' : 'allowed';
  return isPending ? 'pending' : 'allowed';
}
