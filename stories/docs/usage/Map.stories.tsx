import preview from '../../../.storybook/preview.tsx';
import * as map from '../../../packages/ui/src/map/ListingsMap/ListingsMap.stories.tsx';
import * as place from '../../../packages/ui/src/map/PlaceMap/PlaceMap.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Map',
  intro:
    'Locations of properties. A map is a second view of a list, with the same filters in the same address; every drag has an alternative.',
  which: [
    [
      'ListingsMap',
      'map-listingsmap--default',
      'Many properties: clusters with a count and the lowest price, the best ones with their prices, dots for the others.',
      'One property: PlaceMap.',
    ],
    [
      'MapBeside',
      'map-mapbeside--default',
      'The map of a list: beside it from 1024 px on, over it below that, with a link back to the list.',
      'A page without a list.',
    ],
    [
      'PlaceMap',
      'map-placemap--default',
      'The location of one property, on its page. Does not capture the page’s scrolling; buttons zoom in and out.',
      'Choosing between properties.',
    ],
  ],
  anatomy: {
    of: 'ListingsMap',
    width: 620,
    parts: [
      ['.districts', 'Districts', 'A list of places with their counts: the alternative to drawing.'],
      [
        'label.chip',
        'Follow',
        'When checked, the list follows the map. Otherwise a button updates it after the map has moved.',
      ],
      ['.tools', 'Tools', 'Zoom in, zoom out, all properties, draw. A drawn area adds a button to remove it.'],
      [
        '.total',
        'Total',
        'The number of properties on the map. Bars are above and below the map, so they cover nothing clickable.',
      ],
    ],
    children: <Live of={map.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={place.Approximate} />,
        why: 'Only the city is known: a circle, with a note.',
      },
      bad: {
        show: <Live of={place.Default} />,
        why: 'A pin for the same property: it points at a wrong house.',
      },
    },
  ],
  keys: [
    ['ListingsMap', ['←', '↑', '→', '↓'], 'on the map move it in the direction of the key, in both languages.'],
    ['ListingsMap', ['+', '-'], 'on the map zoom in and out.'],
    [
      'Pins',
      ['Tab', '←', '↑', '→', '↓'],
      'one tab stop for all of them; arrows move to the next one in that direction.',
    ],
    [
      'Pins',
      ['Enter', 'Space'],
      'open the property’s card, zoom in on a cluster, or list the properties of a cluster that no zoom splits.',
    ],
    ['List of a cluster', ['Escape'], 'closes it and focuses its cluster.'],
    ['Card', ['Escape'], 'closes it and focuses its pin.'],
    ['Districts', ['Escape'], 'closes the list and focuses its button.'],
    ['Drawing', ['Escape'], 'on its button cancels it without a change.'],
  ],
  heard: [
    'The map is a region with a name; pins are buttons in a named group that describes its keys.',
    'A pin’s name contains its price, if it is an ad, and if it was viewed: colour is never the only sign.',
    'The total is a live region; an error is an alert with a retry.',
    'If the browser cannot render the live map, a drawn one replaces it, with a note.',
  ],
};

const meta = preview.meta({
  title: 'Map/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
