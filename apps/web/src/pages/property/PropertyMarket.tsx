import type { Property } from '@mashrabiya/contract';
import { PriceInArea } from '@mashrabiya/ui/PriceInArea';
import { useMarket } from '../../atoms/market.ts';
import { paths } from '../../routing/paths.ts';

/** The home's price among like ones. */
export default function PropertyMarket({ property }: { property: Property }) {
  const { data, error, refetch } = useMarket(property.id);
  return (
    <PriceInArea
      market={data}
      home={property}
      areaHref={paths.area(property.city, property)}
      {...(error ? { onRetry: () => void refetch() } : {})}
    />
  );
}
