import { type CallInput, DuplicateInput } from '@mashrabiya/contract';
import type { PropertyFormProps, PropertyValues, SimilarAd } from '@mashrabiya/ui';
import { useState } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';

type MedianQuery = CallInput<'getPriceMedian'>['query'];
type DuplicateBody = CallInput<'findDuplicates'>['body'];

const buildMedianQuery = ({ city, category_id, subcategory_id, action }: PropertyValues): MedianQuery | undefined =>
  city && category_id && subcategory_id && action ? { city, category_id, subcategory_id, action } : undefined;

function buildDuplicateBody(values: PropertyValues, excludedId: string | undefined): DuplicateBody | undefined {
  const { city, action, subcategory_id, size, bedrooms, price, image } = values;
  const pictures = image.filter(({ state }) => state === 'done').map(({ id }) => id);
  const body = { city, action, subcategory_id, size, bedrooms: bedrooms ?? 0, price, pictures, except: excludedId };
  return DuplicateInput.safeParse(body).data;
}

/** Hints beside the form: median price of similar properties, and possible duplicates of the ad. */
export function usePropertyFormHints(
  ownId?: string,
): Pick<PropertyFormProps, 'median' | 'similarAds' | 'onPreview' | 'onChange'> {
  const [query, setQuery] = useState<MedianQuery>();
  const [body, setBody] = useState<DuplicateBody>();
  const median = useApiQuery('getPriceMedian', query && { query });
  const duplicates = useApiQuery('findDuplicates', body && { body }, { staleTime: 0 });
  const similarAds = (duplicates.data?.data ?? []).map(
    ({ id, address, is_own }): SimilarAd => ({
      id,
      title: address,
      href: is_own ? paths.update(id) : paths.property(id),
      isOwn: is_own,
    }),
  );
  return {
    median: median.isError ? null : median.data?.data,
    similarAds,
    onPreview: (values) => setBody(buildDuplicateBody(values, ownId)),
    onChange: (values) => {
      const next = buildMedianQuery(values);
      if (JSON.stringify(next) !== JSON.stringify(query)) setQuery(next);
    },
  };
}
