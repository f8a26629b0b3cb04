import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { callbacks, inbox, LEAD, lead, makeLong, TODAY } from '../fixtures.stories.ts';
import { LeadTable } from './LeadTable.tsx';

const texts = ar.leads;

const meta = preview.meta({
  title: 'Leads/LeadTable',
  component: LeadTable,
  parameters: { layout: 'fullscreen' },
  args: { leads: [], callbacks, today: TODAY },
  decorators: [
    (Story) => (
      <div style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <LeadTable {...args} leads={inbox(globals)} />,
});

/** A visitor has no name, an overdue follow-up is marked, and the listing is a link while its page is public. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const getRow = (index: number) => within(rows[index] as HTMLElement);
    await expect(rows).toHaveLength(6);
    const visitor = getRow(LEAD.visitor);
    await expect(visitor.getByRole('rowheader')).toHaveTextContent(texts.visitor);
    await expect(visitor.getByText(texts.channel.call)).toBeVisible();
    const due = getRow(LEAD.due);
    await expect(due.getByRole('link', { name: 'أحمد رشدي' })).toHaveAttribute('href', `/leads/${lead(LEAD.due).id}`);
    await expect(due.getByRole('link', { name: /المحادثة/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\//),
    );
    await expect(due.getByText(texts.followUp.today)).toBeVisible();
    await expect(getRow(LEAD.overdue).getByText(texts.followUp.overdue)).toBeVisible();
    // A lost lead needs no follow-up.
    await expect(getRow(LEAD.lost).queryByText(texts.followUp.overdue)).toBeNull();
    const { listing } = lead(LEAD.unavailable);
    await expect(getRow(LEAD.unavailable).getByText(listing.address)).toBeVisible();
    await expect(getRow(LEAD.unavailable).queryByRole('link', { name: listing.address })).toBeNull();
    await userEvent.click(due.getByRole('button', { name: /ملاحظة/ }));
    await expect(args.callbacks.onOpenNote).toHaveBeenCalledWith(lead(LEAD.due));
    await userEvent.click(due.getByRole('button', { name: new RegExp(texts.status.contacted) }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.status.won }));
    await expect(args.callbacks.onStatusChange).toHaveBeenCalledWith(lead(LEAD.due), 'won');
  },
});

/** Arrow up and down move to the same column of another row. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('rowheader').map((header) => within(header).getByRole('link'));
    names[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(names[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(names[1]).toHaveFocus();
  },
});

/** The skeleton's rows are as high as the leads'. */
export const Loading = meta.story({
  args: { skeletons: 2 },
  render: (args, { globals }) => <LeadTable {...args} leads={inbox(globals).slice(0, 1)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
    await expect(heights).toHaveLength(3);
    await expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThanOrEqual(1);
  },
});

/** The next page loads at the last row. */
export const More = meta.story({
  args: { onReachEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalled());
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: en.leads.column.lastContact })).toBeVisible();
    await expect(canvas.getByText(en.leads.followUp.overdue)).toBeVisible();
  },
});

export const LongArabic = meta.story({
  render: (args, { globals }) => <LeadTable {...args} leads={makeLong(inbox(globals))} />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(80);
  },
});

export const LongEnglish = meta.story({
  globals: { locale: 'en' },
  render: (args, { globals }) => <LeadTable {...args} leads={makeLong(inbox(globals))} />,
});
