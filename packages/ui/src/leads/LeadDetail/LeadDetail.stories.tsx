import type { LeadNoteInput } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { callbacks, LEAD, lead, leadDetails, makeLong, TODAY } from '../fixtures.stories.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LeadDetailSkeleton } from './LeadDetailSkeleton.tsx';

const { person, status, action, visitor, channel } = ar.leads;
const { getHref, getListingHref, getConversationHref } = callbacks;

const meta = preview.meta({
  title: 'Leads/LeadDetail',
  component: LeadDetail,
  parameters: { layout: 'padded' },
  args: {
    lead: leadDetails(LEAD.due),
    today: TODAY,
    getHref,
    getListingHref,
    getConversationHref,
    onStatusChange: fn(),
    onDraft: fn(),
    onSave: fn(async (_: LeadNoteInput): Promise<unknown> => undefined),
  },
  render: (args, { globals }) => {
    const index = args.lead.id === leadDetails(LEAD.visitor).id ? LEAD.visitor : LEAD.due;
    return <LeadDetail {...args} lead={leadDetails(index, globals)} />;
  },
});

/** A user with two enquiries and a number: the history names the listing of each contact. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const details = leadDetails(LEAD.due);
    await expect(canvas.getByRole('heading', { level: 1, name: details.person?.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: details.listing.address })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/property-/),
    );
    await expect(canvas.getByRole('link', { name: action.conversation })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\//),
    );
    const call = action.call.replace('{{phone}}', '0100 000 1234');
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+201000001234');
    const history = within(canvas.getByRole('region', { name: person.contacts }));
    await expect(history.getAllByRole('listitem')).toHaveLength(details.contacts.length);
    await expect(history.getByText(channel.message)).toBeVisible();
    const others = within(canvas.getByRole('region', { name: person.others }));
    await expect(others.getByRole('link')).toHaveAttribute('href', `/leads/${lead(LEAD.lost).id}`);
    await expect(others.getByText(status.lost)).toBeVisible();
  },
});

/** Someone without an account, with one enquiry. */
export const Visitor = meta.story({
  args: { lead: leadDetails(LEAD.visitor) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: visitor })).toBeVisible();
    await expect(canvas.getByText(person.noAccount)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: channel.whatsapp })).toBeNull();
    await expect(canvas.queryByRole('region', { name: person.others })).toBeNull();
    await expect(canvas.queryByRole('link', { name: action.conversation })).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <LeadDetailSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: person.loading })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: en.leads.person.contacts })).toBeVisible();
  },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => {
    const [long] = makeLong([args.lead]);
    return <LeadDetail {...args} lead={{ ...args.lead, ...long, others: makeLong(args.lead.others) }} />;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
