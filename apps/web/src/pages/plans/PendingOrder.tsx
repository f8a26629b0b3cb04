import { PendingOrderNotice } from '@mashrabiya/ui';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';

export function PendingOrder({ plan }: { plan: number }) {
  const pending = useApiQuery('listTransactions', { query: { status: 'pending' } }, { staleTime: 0 });
  const cancel = useApiMutation('cancelOrder', { invalidates: ['listTransactions', 'getOrder'] });
  const order = pending.data?.data.data.find(({ plan_id }) => plan_id === plan);
  if (!order) return null;
  return (
    <PendingOrderNotice
      orderedAt={order.created_at}
      href={paths.payment(order.id)}
      onCancel={() => cancel.mutate({ params: { id: order.id } })}
      cancelling={cancel.isPending}
    />
  );
}
