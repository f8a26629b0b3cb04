import type { CallName } from '@mashrabiya/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches visible queries at once, or when next shown with `later`; resolves after the refetches. */
export async function invalidateCalls(
  queryClient: QueryClient,
  calls: readonly CallName[],
  refetchTime: 'now' | 'later' = 'now',
): Promise<void> {
  const refetchType = refetchTime === 'now' ? 'active' : 'none';
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call], refetchType })));
}
