import { useLocale } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import { LISTING, listing, localizeCard } from '../../../packages/ui/src/listings/fixtures.stories.ts';
import { PriceDistribution } from '../../../packages/ui/src/market/PriceDistribution/PriceDistribution.tsx';
import * as inArea from '../../../packages/ui/src/market/PriceInArea/PriceInArea.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

/** The chart alone, for the property of the anatomy. */
function Spread() {
  const { language } = useLocale();
  const { market } = inArea.Default.composed.args;
  const { city_name: city } = localizeCard(listing(LISTING.superior), { locale: language });
  return market ? <PriceDistribution market={market} place={city} /> : null;
}

const page: UsagePageProps = {
  family: 'Market',
  intro:
    'Prices of properties, and monthly costs. Figures come from ads on this site and include their number; with too few ads no figure is shown.',
  which: [
    [
      'PriceInArea',
      'market-priceinarea--default',
      'One property’s price per m² among similar ones: a sentence, a chart, a sample.',
      'Fewer than eight similar properties: it renders nothing.',
    ],
    [
      'PriceDistribution',
      'market-priceinarea--default',
      'The chart in PriceInArea.',
      'Alone on a page: it needs the sentence and the sample.',
    ],
    [
      'AreaDetail',
      'market-areadetail--default',
      'The page of a city or district, composed.',
      'Parts of it elsewhere: use the parts.',
    ],
    [
      'AreaPrices',
      'market-areaprices--default',
      'Price per m² by type: the median, the middle half, the sample.',
      'One property.',
    ],
    [
      'PriceTrend',
      'market-pricetrend--default',
      'The median month by month.',
      'Fewer than three months with a price: AreaDetail omits it.',
    ],
    [
      'PaymentCalculator',
      'market-paymentcalculator--default',
      'The monthly cost of a property, with its seller or a bank, with the calculation.',
      'Rent, or an ad without a price.',
    ],
  ],
  anatomy: {
    of: 'PriceInArea',
    width: 620,
    parts: [
      ['.lead', 'Sentence', 'The price per m² and its difference from the typical price. It is sufficient alone.'],
      ['.bar.currentBucket', 'This property', 'The bucket of the property, highlighted and named below.'],
      ['.bars .median', 'Typical price', 'Half cost less, half cost more.'],
      ['figcaption', 'Key', 'Both markers in words, with their figures.'],
      ['.note', 'Sample', 'The number of properties, their kind, and the typical price.'],
      ['.all', 'The area', 'A link to all data of the area.'],
    ],
    children: <Live of={inArea.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Spread />,
        why: 'The position of the price among others, without a judgement: a view or a defect is not included.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={badWords.slogan[0]} />
          </p>
        ),
        why: 'A verdict. A low price is a fact; a bargain is an opinion.',
      },
    },
  ],
  keys: [
    ['PriceTrend', ['←', '→'], 'go from month to month; the month and its price are announced.'],
    ['PaymentCalculator', ['↑', '↓'], 'select seller or bank.'],
    ['PaymentCalculator', ['Tab'], 'goes through the fields; results follow the input, in Arabic or Latin digits.'],
  ],
  heard: [
    'Each chart is an image with a name, and a table contains the same figures.',
    'The sentence precedes the chart and is sufficient without it.',
    'A status announces loading prices; an alert offers a retry after a failure.',
  ],
};

const meta = preview.meta({
  title: 'Market/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
