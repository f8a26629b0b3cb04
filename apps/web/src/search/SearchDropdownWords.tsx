import { buildFilterChips, type FilterState } from '@mashrabiya/ui';
import { SearchInterpretation } from '@mashrabiya/ui/SearchInterpretation';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesAtom, governoratesAtom, referenceDataNeededAtom, useFeatures } from '../api/referenceData.ts';
import { languageAtom } from '../atoms/app.ts';
import { getPreferredWords } from '../lists/sentence.ts';

interface SearchDropdownWordsProps {
  filters: FilterState;
  /** Words that rank listings; `unused` are those of them that no listing contains. */
  preferred: string;
  unused: readonly string[];
}

export function SearchDropdownWords({ filters, preferred, unused }: SearchDropdownWordsProps) {
  const { t } = useTranslation();
  const reference = {
    language: useAtomValue(languageAtom),
    categories: useAtomValue(categoriesAtom),
    governorates: useAtomValue(governoratesAtom),
    features: useFeatures(filters.features && filters.type),
  };
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);

  const chips = buildFilterChips(filters, reference, t).map(({ text }) => text);
  if (chips.length === 0 && unused.length === 0) return null;
  return <SearchInterpretation filters={chips} preferred={getPreferredWords(preferred, unused)} unused={unused} />;
}
