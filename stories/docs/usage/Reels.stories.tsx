import { typeScale } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import * as owned from '../../../packages/ui/src/reels/OwnedReelCard/OwnedReelCard.stories.tsx';
import * as card from '../../../packages/ui/src/reels/ReelCard/ReelCard.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { reel } = card.Default.composed.args;
const loud = reel && { ...reel, title: badWords.reel[0] };

const page: UsagePageProps = {
  family: 'Reels',
  intro:
    'Short clips of homes on a dark stage. The clip has the screen; what one can do with it stands at the end, where the thumb is, and leads to the home itself.',
  which: [
    [
      'ReelFeed',
      'reels-reelfeed--default',
      'Watching one clip after the other. Three at most hold a media element.',
      'Choosing: that is a grid.',
    ],
    ['LiveReelStage', 'reels-livereelstage--default', 'One clip that really plays.', ''],
    [
      'ReelStage',
      'reels-reelstage--playing',
      'The same, drawn from a state that it is handed: for stories and tests.',
      'Playing.',
    ],
    [
      'ActionRail, ReelCaption',
      'reels-actionrail--default',
      'What one can do with a clip; what it shows, for how much, by whom.',
      'Outside a stage.',
    ],
    [
      'ReelCard, ReelGrid, ReelRail',
      'reels-reelcard--default',
      'Clips to choose from, in columns or in a row that scrolls.',
      'One’s own clips: OwnedReelCard.',
    ],
    [
      'OwnedReelCard',
      'reels-ownedreelcard--default',
      'One’s own clip: status, time left, figures, edit, remove.',
      'Visitors.',
    ],
    ['ReelsSearchBar', 'reels-reelssearchbar--default', 'Place and price over the feed.', 'Homes: FilterBar.'],
    [
      'Recorder',
      'reels-recorder--default',
      'Filming in the browser, with a limit that one sees.',
      'A clip that exists: VideoPicker.',
    ],
  ],
  anatomy: {
    of: 'ReelCard',
    width: 220,
    parts: [
      [
        '.window',
        'Poster',
        '9:16. A mouse that rests on it plays the clip, without sound; a finger goes straight to it.',
      ],
      ['.views', 'Watched', 'An eye and a number, read as “1,240 views”.'],
      ['.over', 'Price and city', 'On the shade at the foot of the picture, at 4.5 to 1 or better.'],
      ['.title', 'Title', 'The link; it covers the card.'],
    ],
    children: <Live of={card.Default} />,
  },
  pairs: [
    {
      width: 220,
      good: { show: <Live of={card.Default} />, why: 'Says what one will see.' },
      bad: {
        show: <Live of={card.Default} args={{ reel: loud, onPreview: undefined }} />,
        why: 'Flames and hashtags say nothing of the home, and a screen reader reads every one.',
      },
    },
    {
      width: 520,
      good: {
        show: <Live of={owned.Counting} />,
        why: 'What is left, counted down to what really happens; then it says “expired”.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 24, fontSize: typeScale.title, textAlign: 'center' }}>
            <CatalogText of={badWords.hurry[0]} />
          </p>
        ),
        why: 'Hurry without a time. A countdown is a fact about an ad, not a way to push.',
      },
    },
  ],
  keys: [
    [
      'Stage',
      ['↓', '↑', 'J', 'K'],
      'the next clip, the previous one. Letters go by their place on the keyboard, so they work on an Arabic one.',
    ],
    ['Stage', ['Space'], 'plays and pauses.'],
    ['Stage', ['M', 'L'], 'sound on and off; saves it.'],
    ['Stage', ['Enter', 'Escape'], 'opens the home; leaves the stage.'],
    ['Time line', ['←', '→', 'Home', 'End'], 'seeks, in the direction of the writing.'],
  ],
  heard: [
    'A stage is an article with the title of its clip. Clips begin muted, and say how to change it.',
    'Buffering, refused and failed are told in words; refused autoplay leaves a play button, no error.',
    'The countdown is a timer with a name. It is not read at every second.',
    'Under reduced motion nothing plays by itself, and cards do not preview.',
    'Everything on the rail is a 44 px button whose name is the word below it.',
  ],
};

const meta = preview.meta({
  title: 'Reels/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
