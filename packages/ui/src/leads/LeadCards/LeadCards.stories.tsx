import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { callbacks, inbox, LEAD, lead, makeLong, TODAY } from '../fixtures.stories.ts';
import { LeadCards } from './LeadCards.tsx';

const texts = ar.leads;

const meta = preview.meta({
  title: 'Leads/LeadCards',
  component: LeadCards,
  globals: { viewport: { value: 'phone' } },
  args: { leads: [], callbacks, today: TODAY },
  render: (args, { globals }) => <LeadCards {...args} leads={inbox(globals)} />,
});

/** Name, listing, channel, time, status and note, with buttons for the note and the conversation. */
export const Phone = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const cards = canvas.getAllByRole('article').map((card) => within(card));
    await expect(cards).toHaveLength(6);
    const due = cards[LEAD.due];
    await expect(due?.getByRole('heading', { name: 'أحمد رشدي' })).toBeVisible();
    await expect(due?.getByText(texts.channel.message)).toBeVisible();
    await expect(due?.getByRole('link', { name: /المحادثة/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\//),
    );
    await expect(cards[LEAD.visitor]?.queryByRole('link', { name: /المحادثة/ })).toBeNull();
    await expect(cards[LEAD.overdue]?.getByText(texts.followUp.overdue)).toBeVisible();
    await userEvent.click(due?.getByRole('button', { name: /ملاحظة/ }) as HTMLElement);
    await expect(args.callbacks.onOpenNote).toHaveBeenCalledWith(lead(LEAD.due));
  },
});

export const Loading = meta.story({
  args: { skeletons: 3 },
  render: (args) => <LeadCards {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(en.leads.action.note)).toHaveLength(6);
  },
});

export const LongArabic = meta.story({
  render: (args, { globals }) => <LeadCards {...args} leads={makeLong(inbox(globals))} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LongEnglish = meta.story({
  globals: { locale: 'en' },
  render: (args, { globals }) => <LeadCards {...args} leads={makeLong(inbox(globals))} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
