import { typeScale } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import * as owned from '../../../packages/ui/src/reels/OwnedReelCard/OwnedReelCard.stories.tsx';
import * as card from '../../../packages/ui/src/reels/ReelCard/ReelCard.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const { reel } = card.Default.composed.args;
const clickbaitReel = reel && { ...reel, title: badWords.reel[0] };

const page: UsagePageProps = {
  family: 'Reels',
  intro:
    'Short videos of properties on a dark stage. The video fills the screen; actions are at the end, near the thumb, with a link to the property.',
  which: [
    [
      'ReelFeed',
      'reels-reelfeed--default',
      'Watching reels in sequence. At most three have a media element.',
      'Choosing: a grid.',
    ],
    ['LiveReelStage', 'reels-livereelstage--default', 'One reel with real playback.', ''],
    [
      'ReelStage',
      'reels-reelstage--playing',
      'The same, rendered from a given state: for stories and tests.',
      'Playing.',
    ],
    [
      'ActionRail, ReelCaption',
      'reels-actionrail--default',
      'Actions of a reel; its title, price and seller.',
      'Outside a stage.',
    ],
    [
      'ReelCard, ReelGrid, ReelRail',
      'reels-reelcard--default',
      'Reels to choose from, in columns or in a row that scrolls.',
      'The user’s own reels: OwnedReelCard.',
    ],
    [
      'OwnedReelCard',
      'reels-ownedreelcard--default',
      'An own reel: status, time left, figures, edit, remove.',
      'Visitors.',
    ],
    [
      'ReelsSearchBar',
      'reels-reelssearchbar--default',
      'Filters for place and price above the feed.',
      'Properties: FilterBar.',
    ],
    [
      'Recorder',
      'reels-recorder--default',
      'Recording in the browser, with a visible limit.',
      'An existing video: VideoPicker.',
    ],
  ],
  anatomy: {
    of: 'ReelCard',
    width: 220,
    parts: [
      ['.window', 'Poster', '9:16. Hovering previews the reel without sound; a tap opens it.'],
      ['.views', 'Views', 'An eye icon and a number, read as “1,240 views”.'],
      ['.over', 'Price and city', 'On the gradient at the bottom of the picture, at 4.5 to 1 or better.'],
      ['.title', 'Title', 'The link; it covers the card.'],
    ],
    children: <Live of={card.Default} />,
  },
  pairs: [
    {
      width: 220,
      good: { show: <Live of={card.Default} />, why: 'Names the content.' },
      bad: {
        show: <Live of={card.Default} args={{ reel: clickbaitReel, onPreviewChange: undefined }} />,
        why: 'Flames and hashtags give no information, and a screen reader reads each of them.',
      },
    },
    {
      width: 520,
      good: {
        show: <Live of={owned.CountingDown} />,
        why: 'The remaining time until the ad ends; then “expired”.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 24, fontSize: typeScale.title, textAlign: 'center' }}>
            <CatalogText of={badWords.hurry[0]} />
          </p>
        ),
        why: 'Urgency without a time. A countdown is a fact about an ad, not pressure.',
      },
    },
  ],
  keys: [
    [
      'Stage',
      ['↓', '↑', 'J', 'K'],
      'the next and the previous reel. Letters work by position, also on an Arabic keyboard.',
    ],
    ['Stage', ['Space'], 'plays and pauses.'],
    ['Stage', ['M', 'L'], 'toggles the sound; adds a favourite.'],
    ['Stage', ['Enter', 'Escape'], 'opens the property; leaves the stage.'],
    ['Time line', ['←', '→', 'Home', 'End'], 'seeks in the writing direction.'],
  ],
  heard: [
    'A stage is an article with the title of its reel. Reels start muted, with a button to change it.',
    'Buffering, blocked and failed have texts; blocked autoplay shows a play button, not an error.',
    'The countdown is a timer with a name. It is not announced every second.',
    'With reduced motion nothing plays automatically, and cards have no preview.',
    'Every action is a 44 px button, named by the word below it.',
  ],
};

const meta = preview.meta({
  title: 'Reels/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
