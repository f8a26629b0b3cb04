import { useLocale } from '@mashrabiya/ui';
import preview from '../../../.storybook/preview.tsx';
import { HOME, home, localized } from '../../../packages/ui/src/homes/fixtures.stories.ts';
import { PriceDistribution } from '../../../packages/ui/src/market/PriceDistribution/PriceDistribution.tsx';
import * as inArea from '../../../packages/ui/src/market/PriceInArea/PriceInArea.stories.tsx';
import { badWords } from '../pieces/badWords.ts';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

/** The chart alone, for the property of the anatomy. */
function Spread() {
  const { language } = useLocale();
  const { market } = inArea.Default.composed.args;
  const { city_name: city } = localized(home(HOME.superior), { locale: language });
  return market ? <PriceDistribution market={market} place={city} /> : null;
}

const page: UsagePageProps = {
  family: 'Market',
  intro:
    'What homes cost, and what one of them would cost a month. Figures come from ads on this site and say of how many; where there are too few, nothing is claimed.',
  which: [
    [
      'PriceInArea',
      'market-priceinarea--default',
      'One home’s price per m² among like homes: a sentence, a picture, a sample.',
      'Fewer than eight like homes: it draws nothing.',
    ],
    [
      'PriceDistribution',
      'market-priceinarea--default',
      'The picture in PriceInArea.',
      'Standing alone on a page: it needs the sentence and the sample.',
    ],
    [
      'AreaDetail',
      'market-areadetail--default',
      'The page of a city or district, put together.',
      'Parts of it elsewhere: take the parts.',
    ],
    [
      'AreaPrices',
      'market-areaprices--default',
      'What a m² costs by type: the median, what half of the homes lie between, the sample.',
      'One home.',
    ],
    [
      'PriceTrend',
      'market-pricetrend--default',
      'The median month by month.',
      'Fewer than three months with a price: AreaDetail then leaves it out.',
    ],
    [
      'PaymentCalculator',
      'market-paymentcalculator--default',
      'What a home costs a month, with its seller or a bank, with the sums behind it.',
      'Rent, or an ad without a price.',
    ],
  ],
  anatomy: {
    of: 'PriceInArea',
    width: 620,
    parts: [
      [
        '.lead',
        'Sentence',
        'The price per m² and how far it is from the typical price. Who reads only this knows enough.',
      ],
      ['.bar.here', 'This home', 'The part of the spread that the home is in, set apart by colour and named below.'],
      ['.bars .median', 'Typical price', 'Half cost less, half cost more.'],
      ['figcaption', 'Key', 'Both marks in words, with their figures.'],
      ['.note', 'Sample', 'Of how many homes, which ones, and what the typical price is.'],
      ['.all', 'The area', 'A link to everything known of it.'],
    ],
    children: <Live of={inArea.Default} />,
  },
  pairs: [
    {
      good: {
        show: <Spread />,
        why: 'Where the price stands among others. Whether it is a good one, people judge: a view or a fault is not in it.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={badWords.slogan[0]} />
          </p>
        ),
        why: 'A verdict. A low price is a fact; a bargain is an opinion, and the site has none.',
      },
    },
  ],
  keys: [
    ['PriceTrend', ['←', '→'], 'go from month to month; the month and its price are read.'],
    ['PaymentCalculator', ['↑', '↓'], 'choose between seller and bank.'],
    ['PaymentCalculator', ['Tab'], 'goes through the fields; results follow what is typed, in Arabic or Latin digits.'],
  ],
  heard: [
    'Each chart is an image with a name, and the same figures stand in a table for those who do not see it.',
    'The sentence comes before the picture and needs none.',
    'While prices are on their way a status says so; when they fail, an alert offers to try again.',
  ],
};

const meta = preview.meta({
  title: 'Market/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
