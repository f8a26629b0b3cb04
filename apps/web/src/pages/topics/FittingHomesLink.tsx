import type { FittingHomes } from '@mashrabiya/ui/Affordability';
import { HomesLink } from '@mashrabiya/ui/HomesLink';
import { useSettled } from '../../atoms/useSettled.ts';
import { useCount } from '../../lists/useList.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';

export function FittingHomesLink({ max_price, payment }: FittingHomes) {
  const price = useSettled(max_price);
  const filters = { max_price: price, ...(payment && { payment }) };
  const count = useCount({ action: 'forsell', filters });
  return (
    <HomesLink
      href={paths.forSale + writeListState({ filters: { ...filters, max_price } })}
      price={max_price}
      payment={payment}
      count={price === max_price ? count : undefined}
    />
  );
}
