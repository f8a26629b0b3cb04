import type { SuggestionChoice } from '@mashrabiya/ui/Suggestions';
import { writeListState } from '../routing/listState.ts';
import { paths, searchPath } from '../routing/paths.ts';

const withFilters = (filters: Parameters<typeof writeListState>[0]['filters']) =>
  paths.search + writeListState({ filters });

/** Where a suggestion leads: to as many homes as it says, for sale and for rent. */
export function suggestionHref(choice: SuggestionChoice): string {
  switch (choice.kind) {
    case 'recent':
      return searchPath(choice.text);
    case 'governorate':
      return withFilters({ gover: choice.gover });
    case 'city':
      return withFilters({ gover: choice.gover, city: [choice.city] });
    case 'compound':
      // A development's name may contain a place's; it is meant as it stands.
      return paths.search + writeListState({}, { query: choice.name, plain: '1' });
    case 'type':
      return withFilters({
        type: choice.type,
        ...(choice.subcategory_id === null ? {} : { subcategory_id: choice.subcategory_id }),
      });
  }
}

/** Former searches to offer: the latest before anything is typed, then those that contain what is. */
export function recentFor(texts: readonly string[], typed: string): readonly string[] {
  if (typed === '') return texts.slice(0, 6);
  const wanted = typed.toLowerCase();
  return texts.filter((text) => text.toLowerCase().includes(wanted) && text.toLowerCase() !== wanted).slice(0, 2);
}
