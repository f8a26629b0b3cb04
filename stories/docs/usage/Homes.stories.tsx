import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as card from '../../../packages/ui/src/homes/PropertyCard/PropertyCard.stories.tsx';
import { PropertyCardSkeleton } from '../../../packages/ui/src/homes/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Homes',
  intro:
    'How a home is shown, from a card among hundreds to a page of its own. The photograph and the price speak; everything else is quiet and in the same place every time.',
  which: [
    [
      'PropertyCard',
      'homes-propertycard--default',
      'A home in any list, rail or grid. One link covers it; heart, map and pictures lie above the link.',
      'The owner’s own list: OwnerPropertyCard adds status and figures.',
    ],
    [
      'PropertyGrid',
      'homes-propertygrid--default',
      'Cards in columns, as many as fit.',
      'A list that loads more: PropertyList holds a grid and its states.',
    ],
    [
      'PropertyList',
      'homes-propertylist--default',
      'A list of homes with loading, more, end, empty and failed.',
      'A fixed handful: SimilarHomes, or a grid.',
    ],
    [
      'ListTopBar',
      'homes-listtopbar--default',
      'How many there are, how they are sorted, and the way to add one.',
      'Filters.',
    ],
    [
      'PropertyDetail',
      'homes-propertydetail--default',
      'A home’s own page, put together.',
      'Parts of it elsewhere: take the parts.',
    ],
    [
      'PropertyGallery',
      'homes-propertygallery--default',
      'All pictures of one home: a mosaic, a swipe, a full-screen viewer.',
      'Cards: they have ImageCarousel’s manners built in.',
    ],
    [
      'SellerCard, ContactBar',
      'homes-sellercard--default',
      'Who offers it and how to reach them; on a phone the bar stays in sight.',
      'Advisors: they have a card of their own.',
    ],
    [
      'PriceBlock',
      'homes-priceblock--default',
      'A price that stands alone, with its installments below.',
      'Inside a card, which sets its own.',
    ],
    [
      'RankingChip, StatusChip',
      'homes-rankingchip--superior',
      'That an ad is paid; how an owner’s ad stands.',
      'Praise. A chip is a fact.',
    ],
  ],
  anatomy: {
    of: 'PropertyCard',
    width: 358,
    parts: [
      [
        '.window',
        'Pictures',
        '4:3, edge to edge, with their place kept before they come. A swipe turns them; the next one is fetched only then.',
      ],
      ['.chip', 'Chip', 'Only where it says something: a paid ad, with the word “Ad”, or the owner’s status.'],
      ['.love', 'Heart', 'At the top end corner, 44 px, above the card’s link.'],
      ['.price', 'Price', 'The largest text. Rent adds its period, installments a quiet line, no price says so.'],
      ['.facts', 'Facts', 'Size, bedrooms, bathrooms, price of a square metre: always in this order.'],
      ['.title', 'Address', 'One line. It is the link, and the heading that a screen reader jumps to.'],
      ['.place', 'Place', 'Category, city, governorate. The pin opens the map.'],
      ['.foot', 'Kind and age', 'The quietest line.'],
    ],
    children: <Live of={card.Superior} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={card.LongArabic} />,
        why: 'A long address ends in an ellipsis; cards in a row stay equally high.',
      },
      bad: {
        show: (
          <Live
            of={card.Default}
            args={{
              corner: (
                <span className="chip superior" style={{ maxInlineSize: '80%', whiteSpace: 'normal' }}>
                  <CatalogText of={badWords.slogan[0]} />
                </span>
              ),
            }}
          />
        ),
        why: 'A slogan on the photograph. The corner is for facts: paid, expired, under review.',
      },
    },
    {
      good: {
        show: <PropertyCardSkeleton />,
        why: 'While it loads: the same boxes at the same heights, so that nothing jumps when the home comes.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={ar.common.loading} />
          </p>
        ),
        why: 'A word in an empty page. The list then pushes everything below it.',
      },
    },
  ],
  keys: [
    ['PropertyCard', ['Tab'], 'the home, the map, the heart; the arrows of the pictures once the card has the focus.'],
    ['PropertyCard', ['Enter'], 'opens the home; on the heart, Space as well saves it.'],
    ['Carousel', ['←', '→'], 'turn the pictures, each in its direction: in Arabic the left arrow brings the next one.'],
    ['Viewer', ['Escape'], 'leaves full screen, back to the picture that opened it.'],
    ['SortMenu', ['Enter', 'Escape'], 'opens it, closes it and gives the focus back.'],
  ],
  heard: [
    'A card is an article; its heading is its link. Facts are read as words: “3 bedrooms”, not “bed 3”.',
    'The heart is a toggle button with one name; whether it is saved is its state (aria-pressed), and it says when it is busy.',
    'The carousel says “Photo 2 of 4” as it turns.',
    'When a list has grown, how many homes are shown is announced; the focus stays where it was.',
    'Copying the phone number answers aloud, also when the browser refused.',
  ],
};

const meta = preview.meta({
  title: 'Homes/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
