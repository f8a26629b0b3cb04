import { type CallInput, DuplicateInput } from '@mashrabiya/contract';
import type { LikeAd, PropertyFormProps, PropertyValues } from '@mashrabiya/ui';
import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';

type MedianQuery = CallInput<'getPriceMedian'>['query'];
type LikeBody = CallInput<'findDuplicates'>['body'];

const medianQueryOf = ({ city, category_id, subcategory_id, action }: PropertyValues): MedianQuery | undefined =>
  city && category_id && subcategory_id && action ? { city, category_id, subcategory_id, action } : undefined;

function likeBodyOf(values: PropertyValues, except: string | undefined): LikeBody | undefined {
  const { city, action, subcategory_id, size, bedrooms, price, image } = values;
  const pictures = image.filter(({ state }) => state === 'done').map(({ id }) => id);
  const body = { city, action, subcategory_id, size, bedrooms: bedrooms ?? 0, price, pictures, except };
  return DuplicateInput.safeParse(body).data;
}

/** Hints beside the form: median price of similar properties, and possible duplicates of the ad. */
export function useAdHelp(ownId?: string): Pick<PropertyFormProps, 'median' | 'likeAds' | 'onPreview' | 'onChange'> {
  const [query, setQuery] = useState<MedianQuery>();
  const [body, setBody] = useState<LikeBody>();
  const median = useApiQuery('getPriceMedian', query && { query });
  const like = useApiQuery('findDuplicates', body && { body }, { staleTime: 0 });
  const likeAds = (like.data?.data ?? []).map(
    ({ id, address, is_own }): LikeAd => ({
      id,
      title: address,
      href: is_own ? paths.update(id) : paths.property(id),
      isOwn: is_own,
    }),
  );
  return {
    median: median.isError ? null : median.data?.data,
    likeAds,
    onPreview: (values) => setBody(likeBodyOf(values, ownId)),
    onChange: (values) => {
      const next = medianQueryOf(values);
      if (JSON.stringify(next) !== JSON.stringify(query)) setQuery(next);
    },
  };
}
