import preview from '../../../.storybook/preview.tsx';
import * as map from '../../../packages/ui/src/map/HomesMap/HomesMap.stories.tsx';
import * as place from '../../../packages/ui/src/map/PlaceMap/PlaceMap.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Map',
  intro:
    'Where homes are. A map is a second view of a list, with the same filters in the same address; whatever can be done by dragging can be done without it.',
  which: [
    [
      'HomesMap',
      'map-homesmap--default',
      'Many homes: clusters with a count and the lowest price, the best homes with their prices, dots for the others.',
      'One home: that is PlaceMap.',
    ],
    [
      'MapBeside',
      'map-mapbeside--default',
      'The map of a list: beside it from 1024 px on, over it below that, with the way back to the list.',
      'A page that has no list.',
    ],
    [
      'PlaceMap',
      'map-placemap--default',
      'The place of one home, on its page. It leaves the page’s scrolling alone; buttons go closer and farther.',
      'Choosing among homes.',
    ],
  ],
  anatomy: {
    of: 'HomesMap',
    width: 620,
    parts: [
      ['.districts', 'Districts', 'A list of places with their counts: what drawing does, without dragging.'],
      [
        'label.chip',
        'Follow',
        'Ticked, the list follows the map. Not ticked, a button asks for it once the map has moved.',
      ],
      ['.tools', 'Tools', 'Closer, farther, all homes, draw. With a drawn area there is one more, to remove it.'],
      [
        '.total',
        'Total',
        'How many homes the map holds. Bars stand above and below the map, so nothing that is pressed on it lies under them.',
      ],
    ],
    children: <Live of={map.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={place.Approximate} />,
        why: 'Only the city is known: a circle, and a sentence that says so.',
      },
      bad: {
        show: <Live of={place.Default} />,
        why: 'A pin for the same home. It points at a house that nobody named.',
      },
    },
  ],
  keys: [
    ['HomesMap', ['←', '↑', '→', '↓'], 'on the map move it, in the direction of the key in both languages.'],
    ['HomesMap', ['+', '-'], 'on the map go closer and farther.'],
    ['Pins', ['Tab', '←', '↑', '→', '↓'], 'one stop for all of them; arrows go to the next one in that direction.'],
    [
      'Pins',
      ['Enter', 'Space'],
      'open the home’s card, go closer to a cluster, or list the homes of one that no zoom parts.',
    ],
    ['List of a cluster', ['Escape'], 'closes it and gives the focus back to its cluster.'],
    ['Card', ['Escape'], 'closes it and gives the focus back to its pin.'],
    ['Districts', ['Escape'], 'closes the list and gives the focus back to its button.'],
    ['Drawing', ['Escape'], 'on its button ends it, and nothing has changed.'],
  ],
  heard: [
    'The map is a region with a name; pins are buttons in a named group that says how to move among them.',
    'A pin reads its price, that it is an ad, and whether it was looked at before: none of it by colour alone.',
    'The total is a live region; what went wrong is an alert with a way to try again.',
    'Where the browser cannot draw a live map, a drawn one takes its place, and words say so.',
  ],
};

const meta = preview.meta({
  title: 'Map/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
