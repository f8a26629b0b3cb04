import { categories, governorates } from '@mashrabiya/mocks';
import { useLocale } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import preview from '../../../.storybook/preview.tsx';
import * as chips from '../../../packages/ui/src/forms/ChoiceChips/ChoiceChips.stories.tsx';
import { ChoiceChips } from '../../../packages/ui/src/forms/ChoiceChips/ChoiceChips.tsx';
import * as bar from '../../../packages/ui/src/search/FilterBar/FilterBar.stories.tsx';
import { FilterBar } from '../../../packages/ui/src/search/FilterBar/FilterBar.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

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
      chosen={choices.slice(0, 1).map(({ value }) => value)}
      onChoose={() => undefined}
    />
  );
}

const page: UsagePageProps = {
  family: 'Search',
  intro:
    'How people look for a home: a place, a price, a few wishes. Every step shows what it will bring, and none is lost by going back, because all of it is in the address.',
  which: [
    [
      'HomeHero',
      'search-homehero--default',
      'The first screen: buy or rent, place or words, kind, price, and how many homes that makes.',
      'Lists: there FilterBar refines what the hero began.',
    ],
    [
      'SearchBox',
      'search-searchbox--default',
      'Words, from every page. Results open while one types.',
      'Choosing a city from a list: that is AutocompleteField.',
    ],
    [
      'SearchPanel',
      'search-searchpanel--default',
      'What the search box found, with its own sorting and more of it.',
      'A page of results.',
    ],
    [
      'FilterBar',
      'search-filterbar--default',
      'What is set now, each removable, and the two or three filters that people change most.',
      'Every filter there is: that is FilterPanel.',
    ],
    [
      'FilterPanel',
      'search-filterpanel--default',
      'All filters, from below on a phone and from the end on a desk, with the count on its button.',
      'One quick change.',
    ],
    [
      'FilterColumn',
      'search-filtercolumn--default',
      'All filters beside the list from 1100 px on: a choice applies at once, an amount when its field is left. FilterLayout keeps its place.',
      'Narrower screens, and pages without script: FilterPanel.',
    ],
    [
      'Suggestions',
      'search-suggestions--default',
      'What a few letters may become, and what was searched for before, under SearchBox.',
      'Results: those are SearchPanel.',
    ],
    [
      'Understood',
      'search-understood--default',
      'That filters were read out of a sentence, with the way to search for its words instead.',
      'Filters that somebody chose.',
    ],
    [
      'SaveSearchPanel',
      'search-savesearchpanel--default',
      'Names a search and keeps it.',
      'Saving one home: that is the heart.',
    ],
    [
      'SavedSearches',
      'search-savedsearches--default',
      'Kept searches, each with what is new in it, renamed in place, removed with a way back.',
      'Recent searches: Suggestions shows them.',
    ],
    [
      'ChoiceChips',
      'forms-choicechips--default',
      'One or several out of up to seven short words.',
      'More than seven, or words that need explaining: select, or RadioCards.',
    ],
    [
      'TypeTiles',
      'search-typetiles--default',
      'The five kinds of property, on the home page.',
      'Filters inside a list.',
    ],
    [
      'HomeSection',
      'homes-homesection--superior',
      'Homes of paid partners on the home page, always labelled as ads.',
      'Search results.',
    ],
  ],
  anatomy: {
    of: 'FilterBar',
    width: 620,
    parts: [
      ['.pill.open', 'All filters', 'Opens the panel, and says how many filters are set.'],
      [
        '.pill:not(.open):not(.set), .pill.set:not(.open)',
        'Quick menu',
        'The few filters that are changed most. Set, it shows its value in place of its name.',
      ],
      ['.remove', 'Remove', 'A link to the same list without this filter: it works before the script has come.'],
      ['.clear', 'Clear all', 'From the second filter on.'],
    ],
    children: <ChosenBar />,
  },
  pairs: [
    {
      good: { show: <Live of={chips.Default} />, why: 'A few short words, all seen at once, chosen with one tap.' },
      bad: {
        show: <Wall />,
        why: 'A wall of names. Beyond seven, a field that one can type into finds the right one sooner.',
      },
    },
  ],
  keys: [
    ['SearchBox', ['↓', '↑'], 'opens the results and moves among them; the caret stays where it was.'],
    ['SearchBox', ['Enter'], 'goes to the result, or to the page of all results.'],
    ['SearchBox', ['Escape'], 'closes the results; what was typed stays.'],
    [
      'ChoiceChips',
      ['Tab', '↑', '↓', 'Space'],
      'one stop for one choice, arrows choose; with several, each is a stop and Space ticks it.',
    ],
    ['FilterBar', ['Tab', 'Enter', 'Escape'], 'opens a quick menu, goes to a choice, closes the menu.'],
    ['FilterPanel', ['Enter'], 'in a field applies the filters.'],
    ['FilterColumn', ['Enter'], 'in an amount applies it; so does leaving the field.'],
    ['Suggestions', ['Delete'], 'forgets the recent search that is pointed at.'],
  ],
  heard: [
    'The filter bar is a group with a name; a set menu reads its name and its value: “Price: up to 3 million”.',
    'The number of homes on the panel’s button is a live region: it is read when it has settled, not at every letter.',
    'Chips are native radio buttons or checkboxes in a fieldset with a legend.',
    'What is wrong with a price is said at the field, and the button waits.',
    'Suggestions are options of the search field, which keeps the focus; how many there are is announced.',
  ],
};

const meta = preview.meta({
  title: 'Search/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
