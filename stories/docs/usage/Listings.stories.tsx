import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as card from '../../../packages/ui/src/listings/PropertyCard/PropertyCard.stories.tsx';
import { PropertyCardSkeleton } from '../../../packages/ui/src/listings/PropertyCardSkeleton/PropertyCardSkeleton.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Listings',
  intro:
    'A property, from a card in a list to its own page. Photographs and price are prominent; everything else is quiet and always in the same place.',
  which: [
    [
      'PropertyCard',
      'listings-propertycard--default',
      'A property in any list, rail or grid. One link covers it; favourite button, map and pictures are above the link.',
      'The owner’s own list: OwnerPropertyCard adds status and figures.',
    ],
    [
      'PropertyGrid',
      'listings-propertygrid--default',
      'Cards in columns, as many as fit.',
      'A list that loads more: PropertyList contains a grid and its states.',
    ],
    [
      'PropertyList',
      'listings-propertylist--default',
      'A list of properties with loading, more, end, empty and failed.',
      'A fixed few: SimilarListings, or a grid.',
    ],
    [
      'ListTopBar',
      'listings-listtopbar--default',
      'The count, the sort order, and a link to add a property.',
      'Filters.',
    ],
    [
      'PropertyDetail',
      'listings-propertydetail--default',
      'A property’s own page, composed.',
      'Parts of it elsewhere: use the parts.',
    ],
    [
      'PropertyGallery',
      'listings-propertygallery--default',
      'All pictures of one property: a mosaic, a swipe, a full-screen viewer.',
      'Cards: they include ImageCarousel.',
    ],
    [
      'SellerCard, ContactBar',
      'listings-sellercard--default',
      'The seller and the ways to contact them: call, WhatsApp, message, viewing. On a phone the bar stays visible.',
      'Advisors: AdvisorCard.',
    ],
    [
      'PriceBlock',
      'listings-priceblock--default',
      'A separate price, with its installments below.',
      'Inside a card, which has its own.',
    ],
    [
      'RankingChip, StatusChip',
      'listings-rankingchip--superior',
      'A paid ad; the status of an owner’s ad.',
      'Advertising. A chip is a fact.',
    ],
  ],
  anatomy: {
    of: 'PropertyCard',
    width: 358,
    parts: [
      [
        '.window',
        'Pictures',
        '4:3, edge to edge, with reserved space. A swipe shows the next one, which loads only then.',
      ],
      ['.chip', 'Chip', 'Only for information: a paid ad, with the word “Ad”, or the owner’s status.'],
      ['.favorite', 'Heart', 'In the top end corner, 44 px, above the card’s link.'],
      [
        '.price',
        'Price',
        'The largest text. Rent adds its period, installments a quiet line; a missing price is stated.',
      ],
      ['.facts', 'Facts', 'Size, bedrooms, bathrooms, price per square metre: always in this order.'],
      ['.title', 'Address', 'One line. It is the link, and a heading for screen readers.'],
      ['.place', 'Place', 'Category, city, governorate. The pin icon opens the map.'],
      ['.foot', 'Kind and age', 'The quietest line.'],
    ],
    children: <Live of={card.Superior} />,
  },
  pairs: [
    {
      good: {
        show: <Live of={card.LongArabic} />,
        why: 'A long address ends in an ellipsis; cards in a row have equal heights.',
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
        why: 'While loading: the same boxes at the same heights, so that nothing jumps.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={ar.common.loading} />
          </p>
        ),
        why: 'A word on an empty page. The list then pushes everything below it.',
      },
    },
  ],
  keys: [
    [
      'PropertyCard',
      ['Tab'],
      'the property, the map, the favourite button; the arrows of the pictures once the card has the focus.',
    ],
    ['PropertyCard', ['Enter'], 'opens the property; on the favourite button, Space or Enter saves it.'],
    ['Carousel', ['←', '→'], 'show the next picture in their direction: in Arabic the left arrow shows the next one.'],
    ['Viewer', ['Escape'], 'closes the full screen and focuses the picture that opened it.'],
    ['SortMenu', ['Enter', 'Escape'], 'opens it, closes it and restores the focus.'],
  ],
  heard: [
    'A card is an article; its heading is its link. Facts are read as words: “3 bedrooms”, not “bed 3”.',
    'The favourite button is a toggle button with one name; aria-pressed is its state, and aria-busy is set while saving.',
    'The carousel announces “Photo 2 of 4” at each change.',
    'When a list grows, the number of listings is announced; the focus stays.',
    'Copying the phone number is announced, also when the browser refuses.',
  ],
};

const meta = preview.meta({
  title: 'Listings/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
