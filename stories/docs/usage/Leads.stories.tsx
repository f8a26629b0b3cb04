import { ar } from '@mashrabiya/i18n/ar';
import preview from '../../../.storybook/preview.tsx';
import * as cards from '../../../packages/ui/src/leads/LeadCards/LeadCards.stories.tsx';
import * as status from '../../../packages/ui/src/leads/LeadStatusMenu/LeadStatusMenu.stories.tsx';
import { CatalogText } from '../pieces/CatalogText.tsx';
import { Live } from '../pieces/Live.tsx';
import { expectPartsPresent, UsagePage, type UsagePageProps } from '../pieces/UsagePage.tsx';

const page: UsagePageProps = {
  family: 'Leads',
  intro:
    'People who contacted a seller about a listing, with the seller’s work: status, note and follow-up date. Notes are private, and unsaved ones are never lost.',
  which: [
    ['LeadTable', 'leads-leadtable--default', 'Leads on a desktop.', 'Own listings: OwnAdTable.'],
    ['LeadCards', 'leads-leadcards--phone', 'Leads on a phone.', 'Listings: PropertyGrid.'],
    [
      'LeadFilters',
      'leads-leadfilters--default',
      'Status, listing, channel and words; also downloads the result.',
      'Filters of listings: FilterBar.',
    ],
    [
      'LeadStatusMenu',
      'leads-leadstatusmenu--default',
      'The status of a lead, to see and to change.',
      'The status of a listing: StatusChip.',
    ],
    [
      'LeadPanel',
      'leads-leadpanel--default',
      'Note and follow-up date beside the list.',
      'Messages that the person reads: ConversationView.',
    ],
    [
      'LeadDetail',
      'leads-leaddetail--default',
      'A person with the contacts and all enquiries.',
      'The public profile of a seller: ProviderHeader.',
    ],
  ],
  anatomy: {
    of: 'LeadCards',
    width: 420,
    parts: [
      ['.contactName', 'Person', 'Picture or initials and the name; “Visitor” without an account. No phone number.'],
      ['.contact', 'Contact', 'Channel and time of the latest contact.'],
      ['.title', 'Listing', 'Links to the page of the listing while it is public.'],
      ['.state', 'State', 'Status as a menu, and the follow-up date, marked once it is due.'],
      ['.tools', 'Actions', 'Note and follow-up date, and the conversation if there is one.'],
    ],
    children: <Live of={cards.Phone} />,
  },
  pairs: [
    {
      width: 480,
      good: {
        show: <Live of={status.AllStatuses} />,
        why: 'Each status has a name and a colour; the chip itself opens the menu.',
      },
      bad: {
        show: (
          <p style={{ paddingBlock: 48, textAlign: 'center' }}>
            <CatalogText of={ar.leads.status.new} />
          </p>
        ),
        why: 'A plain word does not show that it can be changed.',
      },
    },
  ],
  keys: [
    ['LeadTable', ['↑', '↓'], 'the same column of the previous or next lead.'],
    ['LeadStatusMenu', ['Enter'], 'opens the menu at the current status.'],
    ['LeadStatusMenu', ['↑', '↓', 'Enter'], 'choose a status.'],
    ['LeadPanel', ['Esc'], 'closes the panel; unsaved text is there when it opens again.'],
  ],
  heard: [
    'The chip of a status says whose it is: “Status of Ahmed Roshdy: New”.',
    'The current status is a checked item of the menu.',
    '“Unsaved changes” and “Saved” are announced politely.',
    'An overdue follow-up says so in words.',
  ],
};

const meta = preview.meta({
  title: 'Leads/Usage',
  component: () => <UsagePage {...page} />,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Usage', play: expectPartsPresent });
