import { ar } from '@mashrabiya/i18n/ar';

import preview from '../../../.storybook/preview.tsx';
import * as pay from '../../../packages/ui/src/billing/PayButton/PayButton.stories.tsx';
import * as plan from '../../../packages/ui/src/billing/PlanCard/PlanCard.stories.tsx';
import * as button from '../../../packages/ui/src/foundation/Button/Button.stories.tsx';
import * as card from '../../../packages/ui/src/my-listings/OwnerPropertyCard/OwnerPropertyCard.stories.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'My listings',
  intro:
    'An owner’s own ads: the status of each, its results, the cost of the next one. Costs are shown before payment.',
  which: [
    [
      'OwnerPropertyCard',
      'my-listings-ownerpropertycard--default',
      'A property in its owner’s list: the visitors’ card, with status, figures and actions.',
      'Visitors.',
    ],
    [
      'AdStatus, AdActions',
      'my-listings-adstatus--rejected',
      'In that card: the reason for the status, its end, or the rejection; then the actions that it allows.',
      'Actions that the status does not allow are hidden.',
    ],
    [
      'OwnAdTable, BulkActions',
      'my-listings-ownadtable--default',
      'The same ads on a desktop: sorted by a column, with actions on several at once.',
      'A phone: it shows cards.',
    ],
    [
      'CloseAd, RenewAd',
      'my-listings-closead--default',
      'Before an ad ends or a credit is spent: its cost in days or credits.',
      'Pausing: it can be undone.',
    ],
    [
      'AdStateLinks',
      'my-listings-adstatelinks--all',
      'The user’s ads with one status, with their number. Links: Back undoes a choice.',
      'Searching in them.',
    ],
    [
      'AdStatisticsDetail',
      'my-listings-adstatistics--default',
      'The results of one ad, beside similar ads, with suggestions.',
      'All ads together: StatTiles.',
    ],
    [
      'DeletePropertyPopup',
      'my-listings-deletepropertypopup--default',
      'Before a property is removed: names it, with the focus on Cancel.',
      'Actions that can be repeated, such as saving: they need no question.',
    ],
    [
      'StatTiles',
      'my-listings-stattiles--default',
      'Views, favourites and leads of all ads, each with its change.',
      'One ad: its card has figures.',
    ],
    [
      'FiguresChart',
      'my-listings-figureschart--default',
      'Views, favourites or leads by day. Time follows the writing direction.',
      'Fewer than a week of days.',
    ],
    [
      'PlanList, PlanCard',
      'billing-planlist--default',
      'Choosing a plan; OwnPlans shows the remaining credits.',
      'Single ads: PricingPack.',
    ],
    ['PricingPack', 'billing-pricingpack--default', 'One pack, offered to a user without credits.', 'A comparison.'],
    [
      'CheckoutSummary, PayButton',
      'billing-checkoutsummary--default',
      'Paying: the items, the method, and the total on the button, with VAT included.',
      '',
    ],
    [
      'PaymentResult, RefundNote, TransactionList',
      'billing-paymentresult--paid',
      'After paying: the result, the refund, earlier payments.',
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
        'In place of the visitors’ chip: the current status of the ad, and if it is paid.',
      ],
      ['.price', 'The visitors’ card', 'Exactly the visitors’ view, so that the owner can check it.'],
      ['.figures', 'Figures', 'Views, favourites, leads. Always three, also at zero.'],
      ['.actions', 'Actions', 'The main one and Edit are buttons; the others are in a menu, removal last.'],
    ],
    children: <Live of={card.Default} />,
  },
  pairs: [
    {
      good: { show: <Live of={pay.Default} />, why: 'The charged amount is on the button.' },
      bad: {
        show: <Live of={button.Default} args={{ wide: true, children: ar.wizard.next }} />,
        why: '“Next” does not announce a payment.',
      },
    },
    {
      good: {
        show: <Live of={plan.Default} />,
        why: 'The price, the contents, the duration, one way to buy.',
      },
      bad: {
        show: <Live of={plan.Default} args={{ fullPrice: 99_000 }} />,
        why: 'A saving against a price that was never charged. The full price is the price of single ads.',
      },
    },
  ],
  keys: [
    ['OwnerPropertyCard', ['Tab', 'Enter'], 'the property, its pictures, edit, remove.'],
    ['DeletePropertyPopup', ['Enter'], 'cancels: Cancel has the focus. The next Tab stop deletes.'],
    [
      'FiguresChart',
      ['←', '→', 'Page Up', 'Page Down', 'Home', 'End'],
      'goes from day to day, by weeks, to the first and the last; arrows follow the writing direction.',
    ],
    ['CheckoutForm', ['↑', '↓', 'Space'], 'selects one; a wallet then asks for its number.'],
  ],
  heard: [
    'Edit and remove name their property: “Remove: flat beside the club”.',
    'The question before removing is an alertdialog; its text is its description.',
    'The chart is one slider that announces the day and its figure; a table beside it has all three.',
    'A change is announced as “up 12 %”, never by an arrow or a colour alone.',
    'Paying, paid and failed are announced; a second press during a payment is ignored.',
  ],
};

const meta = preview.meta({
  title: 'My listings/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
