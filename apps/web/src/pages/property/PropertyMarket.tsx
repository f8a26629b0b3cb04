import type { Property } from '@mashrabiya/contract';
import { PriceInArea } from '@mashrabiya/ui/PriceInArea';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';

export default function PropertyMarket({ property }: { property: Property }) {
  const { data, error, refetch } = useApiQuery('getMarket', { params: { id: property.id } });
  return (
    <PriceInArea
      market={data?.data}
      listing={property}
      areaHref={paths.area(property.city, property)}
      {...(error ? { onRetry: () => void refetch() } : {})}
    />
  );
}
