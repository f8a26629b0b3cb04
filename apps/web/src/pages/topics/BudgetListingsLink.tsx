import type { BudgetFilter } from '@mashrabiya/ui/Affordability';
import { ListingsLink } from '@mashrabiya/ui/ListingsLink';
import { useDebouncedValue } from '../../atoms/useDebouncedValue.ts';
import { useCount } from '../../lists/useList.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';

export function BudgetListingsLink({ max_price, payment }: BudgetFilter) {
  const price = useDebouncedValue(max_price);
  const filters = { max_price: price, ...(payment && { payment }) };
  const count = useCount({ action: 'forsell', filters });
  return (
    <ListingsLink
      href={paths.forSale + writeListState({ filters: { ...filters, max_price } })}
      price={max_price}
      payment={payment}
      count={price === max_price ? count : undefined}
    />
  );
}
