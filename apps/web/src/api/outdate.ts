import type { CallName } from '@mashrabiya/contract';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Outdates the cached answers of some calls, for any input. Those on the screen are fetched again at once, or with
 * `later` when they are next shown. Resolves when what is fetched has come.
 */
export async function outdate(
  queryClient: QueryClient,
  calls: readonly CallName[],
  when: 'now' | 'later' = 'now',
): Promise<void> {
  const refetchType = when === 'now' ? 'active' : 'none';
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call], refetchType })));
}
