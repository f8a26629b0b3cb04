import { formatTotal } from '@mashrabiya/i18n';
import { buildFilterChips, type FilterKey, removeFilter } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { categoriesAtom, governoratesAtom } from '../../api/referenceData.ts';
import { languageAtom } from '../../atoms/app.ts';
import { type FiltersProps, toCountedSource } from '../../filters/useFilterForm.ts';
import { useFacets } from '../../lists/useList.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';

interface BestRemovalInput extends Pick<FiltersProps, 'value' | 'getHref' | 'source'> {
  hrefWithoutWords: string;
}

/** Link without the one filter whose removal finds most listings: "Without “Up to EGP 1M”: 37 properties". */
export function useBestRemoval({ value, getHref, source, hrefWithoutWords }: BestRemovalInput) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const reference = {
    language,
    categories: useAtomValue(categoriesAtom),
    governorates: useAtomValue(governoratesAtom),
  };
  const { facets } = useFacets(toCountedSource(source, value));
  const bestRemoval = facets?.best_removal;
  if (!bestRemoval) return undefined;

  const { filter, total } = bestRemoval;
  const chips = buildFilterChips(value, reference, t).filter(({ key }) => key === filter);
  const linkByFilter: Partial<Record<typeof filter, { name: string; href: string }>> = {
    query: { name: source.query ?? '', href: hrefWithoutWords },
  };
  // A list for sale contains no rentals: without the action filter, its link leads to the search.
  if (source.query === undefined && source.action) {
    const name = t(`vocabulary:action.${source.action}`);
    linkByFilter.action = { name, href: paths.search + writeListState({ filters: value }) };
  }
  // Search words are not part of the filter state; a filter without a chip has no name to show.
  const chipLink = chips.length > 0 && {
    name: chips.map(({ text }) => text).join(t('search:chip.joiner')),
    href: getHref(removeFilter(value, filter as FilterKey)),
  };
  const link = linkByFilter[filter] ?? chipLink;
  if (!link) return undefined;
  const countText = t('search:homesFound', { count: total, number: formatTotal(total, language) });
  return { href: link.href, label: t('search:without', { filter: link.name, homes: countText }) };
}
