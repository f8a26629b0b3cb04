import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as pay from '../../../packages/ui/src/billing/PayButton/PayButton.stories.tsx';
import * as plan from '../../../packages/ui/src/billing/PlanCard/PlanCard.stories.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as card from '../../../packages/ui/src/my-listings/OwnerPropertyCard/OwnerPropertyCard.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { partsAreThere, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'My listings',
  intro:
    'What an owner sees of their own ads: how each stands, what it brought, what the next one costs. Money is said plainly and before it is asked for.',
  which: [
    [
      'OwnerPropertyCard',
      'my-listings-ownerpropertycard--default',
      'A home in its owner’s list: the visitors’ card, with status, figures, edit and remove.',
      'Visitors.',
    ],
    [
      'AdRun, AdTools',
      'my-listings-adrun--rejected',
      'In that card: what the ad waits for, until when, or why it was refused; then what can be done at one press.',
      'More than its state allows: a tool that would be refused is not shown.',
    ],
    [
      'CloseAd, RenewAd',
      'my-listings-closead--default',
      'Before an ad ends or an ad is spent: what it costs, in days or in ads.',
      'Pausing: it is undone by a press.',
    ],
    [
      'AdStateLinks',
      'my-listings-adstatelinks--all',
      'One’s ads in one state, with how many there are. Links: Back undoes one.',
      'Searching among them.',
    ],
    [
      'AdStatisticsDetail',
      'my-listings-adstatistics--default',
      'What one ad brought, beside like ads, and what would help it.',
      'All ads together: StatTiles.',
    ],
    [
      'DeletePropertyPopup',
      'my-listings-deletepropertypopup--default',
      'Before a home is removed: names it, and stands on the safe answer.',
      'Anything that can be done again, such as saving: it is just done.',
    ],
    [
      'StatTiles',
      'my-listings-stattiles--default',
      'Views, favourites, leads of all ads, with how each has changed.',
      'One ad: its card has figures.',
    ],
    [
      'FiguresChart',
      'my-listings-figureschart--default',
      'Views, hearts or contact requests by day. Time runs with the writing.',
      'Fewer than a week of days.',
    ],
    [
      'PlanList, PlanCard',
      'billing-planlist--default',
      'Choosing a plan; what is left of one’s own stands in OwnPlans.',
      'Single ads: PricingPack.',
    ],
    ['PricingPack', 'billing-pricingpack--default', 'One pack, offered where somebody has run out.', 'A comparison.'],
    [
      'CheckoutSummary, PayButton',
      'billing-checkoutsummary--default',
      'Paying: what, how, and the whole amount on the button, with VAT inside.',
      '',
    ],
    [
      'PaymentResult, RefundNote, TransactionList',
      'billing-paymentresult--paid',
      'After paying: how it ended, how to get it back, what was paid before.',
      '',
    ],
  ],
  anatomy: {
    of: 'OwnerPropertyCard',
    width: 358,
    parts: [
      [
        '.corners',
        'Status and rank',
        'In the place of the visitors’ chip: what the ad is doing now, and whether it is a paid one.',
      ],
      ['.price', 'The visitors’ card', 'Exactly what visitors see, so that the owner checks the real thing.'],
      ['.figures', 'Figures', 'Views, favourites, leads. Always three, also at zero.'],
      ['.actions', 'Edit, remove', 'Edit is a link and the first; remove is quiet and asks again.'],
    ],
    children: <Live of={card.Default} />,
  },
  pairs: [
    {
      good: { show: <Live of={pay.Default} />, why: 'The amount that will be taken, on the thing that takes it.' },
      bad: {
        show: <Live of={button.Default} args={{ wide: true, children: ar.wizard.next }} />,
        why: '“Next” is no word for paying. Nobody should pay by going on.',
      },
    },
    {
      good: {
        show: <Live of={plan.Default} />,
        why: 'What it costs, what is in it, how long it lasts, one way to take it.',
      },
      bad: {
        show: <Live of={plan.Default} args={{ fullPrice: 99_000 }} />,
        why: 'A saving against a price that nobody ever paid. The full price is what its ads cost one by one.',
      },
    },
  ],
  keys: [
    ['OwnerPropertyCard', ['Tab', 'Enter'], 'the home, its pictures, edit, remove.'],
    ['DeletePropertyPopup', ['Enter'], 'cancels: the safe answer has the focus. One Tab further is the deed.'],
    [
      'FiguresChart',
      ['←', '→', 'Page Up', 'Page Down', 'Home', 'End'],
      'goes from day to day, by weeks, to the first and the last; arrows follow the writing.',
    ],
    ['CheckoutForm', ['↑', '↓', 'Space'], 'chooses one; a wallet then asks for its number.'],
  ],
  heard: [
    'Edit and remove name their home: “Remove: flat beside the club”.',
    'The question before removing is an alertdialog; its text is its description.',
    'The chart is one slider that reads the day and its figure; a table beside it has all three.',
    'A change is said as “up 12 %”, never by an arrow or a colour alone.',
    'Paying, paid and failed are announced; a second press while it is under way does nothing.',
  ],
};

const meta = preview.meta({
  title: 'My listings/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: partsAreThere });
