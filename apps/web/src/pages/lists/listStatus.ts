import type { PropertyListProps } from '@mashrabiya/ui';

/** Status of a list's first page. A query that waits for a network says that it failed: it may never get one. */
export function listStatus({
  status,
  isPaused,
}: {
  status: 'pending' | 'error' | 'success';
  isPaused: boolean;
}): PropertyListProps['status'] {
  if (status === 'success') return 'ready';
  return status === 'error' || isPaused ? 'failed' : 'loading';
}
