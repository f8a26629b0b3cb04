import { categories, governorates } from '@mashrabiya/mocks';
import { useLocale } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import preview from '../../../.storybook/preview.tsx';
import * as chips from '../../../packages/ui/src/forms/ChoiceChips/ChoiceChips.stories.tsx';
import { ChoiceChips } from '../../../packages/ui/src/forms/ChoiceChips/ChoiceChips.tsx';
import * as bar from '../../../packages/ui/src/search/FilterBar/FilterBar.stories.tsx';
import { FilterBar } from '../../../packages/ui/src/search/FilterBar/FilterBar.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

/** The story's bar, without its space for menus. */
function ChosenBar() {
  const { language } = useLocale();
  return (
    <FilterBar
      {...bar.Chosen.composed.args}
      categories={categories(language)}
      governorates={governorates(language)}
      style={{ position: 'static' }}
    />
  );
}

/** More than fits into view. */
function Wall() {
  const { language } = useLocale();
  const { t } = useTranslation();
  const choices = governorates(language).map(({ name }) => ({ value: name, text: name }));
  return (
    <ChoiceChips
      legend={t('forms:select.governorate')}
      name="governorate"
      choices={choices}
      value={choices.slice(0, 1).map(({ value }) => value)}
      onChange={() => undefined}
    />
  );
}

const page: UsagePageProps = {
  family: 'Search',
  intro:
    'Finding a property: place, price, and other conditions. Every step shows its number of results, and Back loses nothing, because the state is in the address.',
  which: [
    [
      'HomeHero',
      'search-homehero--default',
      'The first screen: buy or rent, place or words, kind, price, and the number of results.',
      'Lists: FilterBar refines them.',
    ],
    [
      'SearchBox',
      'search-searchbox--default',
      'Text search, on every page. Results open while typing.',
      'Choosing a city from a list: AutocompleteField.',
    ],
    [
      'SearchPanel',
      'search-searchpanel--default',
      'The results of the search box, with a sort order and more pages.',
      'A page of results.',
    ],
    [
      'FilterBar',
      'search-filterbar--default',
      'The current filters, each removable, and the two or three most frequent ones.',
      'Every filter: FilterPanel.',
    ],
    [
      'FilterPanel',
      'search-filterpanel--default',
      'All filters, from below on a phone and from the end on a desktop, with the count on its button.',
      'One quick change.',
    ],
    [
      'FilterColumn',
      'search-filtercolumn--default',
      'All filters beside the list from 1100 px on: a choice applies at once, an amount on blur. FilterLayout reserves its space.',
      'Narrower screens, and pages without script: FilterPanel.',
    ],
    [
      'Suggestions',
      'search-suggestions--default',
      'Completions of the typed letters, and recent searches, under SearchBox.',
      'Results: SearchPanel.',
    ],
    [
      'SearchInterpretation',
      'search-searchinterpretation--default',
      'Filters that were parsed from a sentence, with a link to search for its words instead.',
      'Filters that the user chose.',
    ],
    [
      'SaveSearchPanel',
      'search-savesearchpanel--default',
      'Names and saves a search.',
      'Saving one property: the favourite button.',
    ],
    [
      'SavedSearches',
      'search-savedsearches--default',
      'Saved searches, each with its new listings, renamed in place, removed with undo.',
      'Recent searches: Suggestions.',
    ],
    [
      'ChoiceChips',
      'forms-choicechips--default',
      'One or several out of up to seven short words.',
      'More than seven, or words that need an explanation: select, or RadioCards.',
    ],
    [
      'TypeTiles',
      'search-typetiles--default',
      'The five kinds of property, on the home page.',
      'Filters inside a list.',
    ],
    [
      'PageSection',
      'listings-pagesection--superior',
      'Listings of paid partners on the home page, always labelled as ads.',
      'Search results.',
    ],
  ],
  anatomy: {
    of: 'FilterBar',
    width: 620,
    parts: [
      ['.pill.open', 'All filters', 'Opens the panel, and shows the number of active filters.'],
      [
        '.pill:not(.open):not(.set), .pill.set:not(.open)',
        'Quick menu',
        'The most frequent filters. An active one shows its value instead of its name.',
      ],
      ['.remove', 'Remove', 'A link to the same list without this filter: it works before the script loads.'],
      ['.clear', 'Clear all', 'With two or more filters.'],
    ],
    children: <ChosenBar />,
  },
  pairs: [
    {
      good: { show: <Live of={chips.Default} />, why: 'A few short words, all visible, selected with one tap.' },
      bad: {
        show: <Wall />,
        why: 'Too many chips. Beyond seven, a text field finds an option faster.',
      },
    },
  ],
  keys: [
    ['SearchBox', ['↓', '↑'], 'opens the results and moves in them; the caret stays.'],
    ['SearchBox', ['Enter'], 'opens the result, or the page of all results.'],
    ['SearchBox', ['Escape'], 'closes the results; the typed text stays.'],
    [
      'ChoiceChips',
      ['Tab', '↑', '↓', 'Space'],
      'one tab stop for a single choice, with arrows; for several, each is a stop and Space toggles it.',
    ],
    ['FilterBar', ['Tab', 'Enter', 'Escape'], 'opens a quick menu, moves to a choice, closes the menu.'],
    ['FilterPanel', ['Enter'], 'in a field applies the filters.'],
    ['FilterColumn', ['Enter'], 'in an amount applies it; so does leaving the field.'],
    ['Suggestions', ['Delete'], 'deletes the active recent search.'],
  ],
  heard: [
    'The filter bar is a group with a name; an active menu’s name contains its value: “Price: up to 3 million”.',
    'The number of results on the panel’s button is a live region: it is announced when it has settled, not at every letter.',
    'Chips are native radio buttons or checkboxes in a fieldset with a legend.',
    'An invalid price has its error at the field, and the button is disabled meanwhile.',
    'Suggestions are options of the search field, which keeps the focus; their number is announced.',
  ],
};

const meta = preview.meta({
  title: 'Search/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
