import { ar } from '@mashrabiya/i18n/ar';
import { Button } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import * as table from '../../../packages/ui/src/compare/CompareTable/CompareTable.stories.tsx';
import * as tray from '../../../packages/ui/src/compare/CompareTray/CompareTray.stories.tsx';
import { CompareTray } from '../../../packages/ui/src/compare/CompareTray/CompareTray.tsx';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Compare',
  intro:
    'From a few homes to one: put them side by side, see in what they differ, show them to whoever decides as well. A comparison is an address, so it can be sent and come back to.',
  which: [
    [
      'CompareToggle',
      'compare-comparetoggle--on-card',
      'Takes a home into the comparison from its card.',
      'A home’s own page: that is CompareButton.',
    ],
    ['CompareButton', 'compare-comparebutton--default', 'The same from a home’s own page.', 'Cards.'],
    [
      'CompareTray',
      'compare-comparetray--default',
      'The chosen homes at the foot of the screen, up to four, and the way to their comparison.',
      'Saved homes: they are kept for later, these are being weighed.',
    ],
    [
      'CompareBar',
      'compare-comparebar--default',
      'Over a comparison: all rows or only those that differ, and the way to another home.',
      'Filters.',
    ],
    [
      'CompareTable',
      'compare-comparetable--default',
      'Two to four homes, a column each.',
      'More than four: narrow the list first.',
    ],
    [
      'CompareSkeleton',
      'compare-compareskeleton--default',
      'The columns while the homes are on their way.',
      'Lists: they have skeletons of their own.',
    ],
    [
      'ShareButton',
      'sharing-sharebutton--default',
      'Sends a page: by the system’s sheet, or as a copied link where there is none.',
      'A row of logos of networks.',
    ],
  ],
  anatomy: {
    of: 'CompareTable',
    width: 620,
    parts: [
      ['.remove', 'Remove', 'A link to the same comparison without this home.'],
      ['.titles', 'Homes', 'Each title leads to its home and is the head of its column.'],
      ['.group', 'Group', 'Rows that answer one question stand together.'],
      ['tr.differs', 'Difference', 'A row in which the homes differ: told by weight, colour and word.'],
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
        why: 'One home is chosen: words say what is still missing.',
      },
      bad: {
        show: (
          <Button disabled>
            <CatalogText of={ar.deciding.compare.go} />
          </Button>
        ),
        why: 'A button that does nothing and does not say why.',
      },
    },
  ],
  keys: [
    ['CompareToggle', ['Tab'], 'comes to it on the card, and shows it where it is hidden until pointed at.'],
    ['CompareToggle', ['Enter', 'Space'], 'takes the home in, and out again.'],
    ['CompareTray', ['Tab'], 'each home’s remover, then the comparison, then the way to clear it.'],
    ['CompareBar', ['Enter'], 'on a link shows all rows, or those that differ.'],
  ],
  heard: [
    'The comparison is a table with a caption; rows and columns have heads, so a cell reads with its home and its question.',
    'The toggle is a button with one name; whether the home is in is its state (aria-pressed).',
    'The tray is a named landmark; how many are chosen is announced, and so is that a fifth finds no room.',
    'A tick or a dash in a cell has a word: that the home has it, or has not.',
  ],
};

const meta = preview.meta({
  title: 'Compare/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
