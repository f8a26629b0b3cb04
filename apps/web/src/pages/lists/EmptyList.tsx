import { EmptyState, NearestListings } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import type { FiltersProps } from '../../filters/useFilterForm.ts';
import type { ListKind } from '../../lists/source.ts';
import { useNearestListings } from '../../lists/useList.ts';
import { paths } from '../../routing/paths.ts';
import { useBestRemoval } from './useBestRemoval.ts';

export interface EmptyListProps extends Pick<FiltersProps, 'value' | 'getHref' | 'source'> {
  kind: ListKind;
  clearHref: string;
  hrefWithoutWords: string;
}

/** Replaces an empty list: near matches, or else the most helpful suggestion. */
export default function EmptyList({ kind, value, getHref, source, clearHref, hrefWithoutWords }: EmptyListProps) {
  const { t } = useTranslation();
  const removalLink = useBestRemoval({ value, getHref, source, hrefWithoutWords });
  const nearestListings = useNearestListings(source);
  const cardCallbacks = useCardCallbacks();
  const hasFilters = Object.keys(value).length > 0;
  const clearLink = { href: clearHref, label: t('pages:list.emptyAction') };
  const browseLink = { href: paths.forSale, label: t('pages:list.emptySearchAction') };
  const defaultLink = hasFilters || kind !== 'search' ? clearLink : browseLink;
  if (nearestListings.listings.length > 0)
    return <NearestListings listings={nearestListings.listings} query={source.query} {...cardCallbacks} />;
  return (
    <EmptyState
      title={t('pages:list.empty')}
      action={removalLink ?? defaultLink}
      otherAction={removalLink && removalLink.href !== defaultLink.href ? defaultLink : undefined}
    />
  );
}
