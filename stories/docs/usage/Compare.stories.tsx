import { ar } from '@mashrabiya/i18n/ar';
import { Button } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import * as table from '../../../packages/ui/src/compare/CompareTable/CompareTable.stories.tsx';
import * as tray from '../../../packages/ui/src/compare/CompareTray/CompareTray.stories.tsx';
import { CompareTray } from '../../../packages/ui/src/compare/CompareTray/CompareTray.tsx';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Compare',
  intro:
    'Compares a few properties side by side and shows their differences. A comparison is an address, so it can be sent and reopened.',
  which: [
    [
      'CompareToggle',
      'compare-comparetoggle--on-card',
      'Adds a property to the comparison from its card.',
      'A property’s own page: CompareButton.',
    ],
    ['CompareButton', 'compare-comparebutton--default', 'The same on a property’s own page.', 'Cards.'],
    [
      'CompareTray',
      'compare-comparetray--default',
      'The selected properties at the bottom of the screen, up to four, with a link to the comparison.',
      'Saved properties: favourites are permanent, a selection is not.',
    ],
    [
      'CompareBar',
      'compare-comparebar--default',
      'Above a comparison: all rows or differing ones only, and a link to add a property.',
      'Filters.',
    ],
    [
      'CompareTable',
      'compare-comparetable--default',
      'Two to four properties, a column each.',
      'More than four: narrow the list first.',
    ],
    [
      'CompareSkeleton',
      'compare-compareskeleton--default',
      'The columns while the properties load.',
      'Lists: they have skeletons of their own.',
    ],
    [
      'ShareButton',
      'sharing-sharebutton--default',
      'Shares a page by the system’s share sheet, or by copying the link.',
      'A row of logos of social networks.',
    ],
  ],
  anatomy: {
    of: 'CompareTable',
    width: 620,
    parts: [
      ['.remove', 'Remove', 'A link to the same comparison without this property.'],
      ['.titles', 'Properties', 'Each title links to its property and is the header of its column.'],
      ['.group', 'Group', 'Rows about one subject are grouped.'],
      ['tr.differs', 'Difference', 'A row in which the properties differ: shown by weight, colour and word.'],
    ],
    children: <Live of={table.TwoProperties} />,
  },
  pairs: [
    {
      good: {
        show: (
          <CompareTray
            {...tray.OneProperty.composed.args}
            style={{ position: 'static', translate: 'none', margin: 0 }}
          />
        ),
        why: 'One property is selected: the text states what is missing.',
      },
      bad: {
        show: (
          <Button disabled>
            <CatalogText of={ar.compare.go} />
          </Button>
        ),
        why: 'A button that does nothing and gives no reason.',
      },
    },
  ],
  keys: [
    ['CompareToggle', ['Tab'], 'focuses it on the card, and shows it if it is hidden without hover.'],
    ['CompareToggle', ['Enter', 'Space'], 'adds and removes the property.'],
    ['CompareTray', ['Tab'], 'the remove button of each property, then the comparison, then clear.'],
    ['CompareBar', ['Enter'], 'on a link shows all rows, or those that differ.'],
  ],
  heard: [
    'The comparison is a table with a caption; rows and columns have headers, so a cell is read with its property and its subject.',
    'The toggle is a button with one name; aria-pressed tells if the property is selected.',
    'The tray is a named landmark; it announces the number of selected properties, and the refusal of a fifth.',
    'A tick or a dash in a cell has a text alternative.',
  ],
};

const meta = preview.meta({
  title: 'Compare/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
