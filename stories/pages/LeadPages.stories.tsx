import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { leadHandlers, leads, mockCall, mockFailure, mockPending } from '@mashrabiya/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, mockOwnNetwork, pageParameters, renderPage } from '../support/page.tsx';

const texts = ar.leads;
const [visitor, due, overdue] = leads('ar');
if (!visitor || !due || !overdue) throw new Error('No leads in the fixtures');
const dueName = due.person?.name ?? '';

/** Network of a logged-in user, without unsaved notes of an earlier story. */
const own =
  (...[createOverrides]: Parameters<typeof mockOwnNetwork>) =>
  (context: Parameters<ReturnType<typeof mockOwnNetwork>>[0]) => {
    sessionStorage.clear();
    mockOwnNetwork(createOverrides)(context);
  };

const meta = preview.meta({
  title: 'Pages/Leads',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/leads'),
  render: renderPage,
  beforeEach: own(),
});

/** Name of a choice of the filter with its number. */
const withCount = (text: string, count: number) => new RegExp(`^${text}\\s*${count}$`);

const PHONE = { viewport: { value: 'phone' } };

/** A new status changes the numbers of the filter at once; the filter is in the URL. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.leads }));
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(6));
    await step('a status is changed', async () => {
      const [chip] = table.getAllByRole('button', { name: new RegExp(texts.status.new) });
      await userEvent.click(chip as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.status.contacted }));
      await expect(await canvas.findByRole('link', { name: withCount(texts.status.contacted, 2) })).toBeVisible();
    });
    await step('leads are filtered by status', async () => {
      await userEvent.click(canvas.getByRole('link', { name: withCount(texts.status.contacted, 2) }));
      await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(2));
    });
    await step('a lead that no longer matches disappears, and the focus moves to the next one', async () => {
      const [chip] = table.getAllByRole('button', { name: new RegExp(texts.status.contacted) });
      await userEvent.click(chip as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.status.offer }));
      await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1));
      await waitFor(() =>
        expect(table.getByRole('button', { name: new RegExp(texts.status.contacted) })).toHaveFocus(),
      );
    });
  },
});

/** A saved note is in the list. */
export const Note = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.leads }));
    // The same buyer asks about two listings.
    const [button] = await table.findAllByRole('button', { name: new RegExp(`${texts.action.note}: ${dueName}`) });
    await userEvent.click(button as HTMLElement);
    const panel = within(await screen.findByRole('dialog', { name: texts.action.note }));
    await userEvent.type(panel.getByRole('textbox', { name: new RegExp(texts.note.label) }), ' اتصل به مساءً.');
    await userEvent.click(panel.getByRole('button', { name: texts.note.save }));
    await expect(await panel.findByText(texts.note.saved)).toBeVisible();
    await expect(await table.findByText(/اتصل به مساءً/)).toBeInTheDocument();
  },
});

/** Own listings link here, with their filter. */
export const ListingLeads = meta.story({
  args: createArgs(`/leads?property=${overdue.listing.id}`),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.leads }));
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(2));
    await expect(canvas.getByRole('combobox', { name: texts.filter.listing })).toHaveValue(overdue.listing.address);
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.filter.search }), 'ساره');
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1));
  },
});

export const DueFollowUps = meta.story({
  args: createArgs('/leads?due=yes'),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.leads }));
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(2));
    await expect(table.getByText(texts.followUp.overdue)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: own(() => leadHandlers(0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.list.empty })).toBeVisible();
    const action = within(canvas.getByRole('main')).getByRole('link', { name: texts.list.emptyAction });
    await expect(action).toHaveAttribute('href', '/myproperties');
    await expect(canvas.queryByRole('search', { name: texts.filter.label })).toBeNull();
  },
});

export const NoResults = meta.story({
  args: createArgs('/leads?q=xyz'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: texts.list.none })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: texts.filter.clear }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
    await expect(canvas.getByRole('searchbox', { name: texts.filter.search })).toHaveValue('');
  },
});

export const Loading = meta.story({
  beforeEach: own(() => [mockPending('listLeads')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: texts.list.loading })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: own(() => [mockFailure('listLeads', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.list.failed)).toBeVisible();
  },
});

/** A status that was not saved is undone, and a toast says so. */
export const StatusFailed = meta.story({
  beforeEach: own(() => [mockFailure('updateLead')]),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: ar.shell.links.leads }));
    const [chip] = await table.findAllByRole('button', { name: new RegExp(texts.status.new) });
    await userEvent.click(chip as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.status.won }));
    await expect(await screen.findByText(texts.action.statusFailed)).toBeVisible();
    await waitFor(() => expect(chip).toHaveTextContent(texts.status.new));
  },
});

/** The filter applies to the download. */
export const Download = meta.story({
  args: createArgs('/leads?status=offer'),
  beforeEach: own(() => [
    mockCall('getLeadTable', ({ query }) => {
      if (query.status !== 'offer') throw new Error('The filter is missing');
      return new Blob(['\uFEFFName\r\n'], { type: 'text/csv' });
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: texts.list.csv });
    await userEvent.click(download);
    await waitFor(() => expect(download).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByText(texts.list.csvFailed)).toBeNull();
  },
});

export const DownloadFailed = meta.story({
  beforeEach: own(() => [mockFailure('getLeadTable')]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.list.csv }));
    await expect(await screen.findByText(texts.list.csvFailed)).toBeVisible();
  },
});

/** Cards on a phone. */
export const Phone = meta.story({
  globals: PHONE,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: en.shell.links.leads })).toBeVisible();
    await expect(await canvas.findByText(en.leads.followUp.overdue)).toBeVisible();
  },
});

/** A buyer with all enquiries; the other one has a page of its own. */
export const Person = meta.story({
  args: createArgs(`/leads/${due.id}`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: dueName })).toBeVisible();
    const note = canvas.getByRole('textbox', { name: new RegExp(texts.note.label) });
    await userEvent.type(note, ' ينتظر ردنا.');
    const others = within(canvas.getByRole('region', { name: texts.person.others }));
    await userEvent.click(others.getByRole('link'));
    await expect(await canvas.findByRole('heading', { level: 2, name: overdue.listing.address })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('region', { name: texts.person.others })).getByRole('link'));
    await expect(await canvas.findByText(texts.note.unsaved)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: new RegExp(texts.note.label) })).toHaveValue(
      `${due.note} ينتظر ردنا.`,
    );
  },
});

export const LeadLoading = meta.story({
  args: createArgs(`/leads/${due.id}`),
  beforeEach: own(() => [mockPending('getLead')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: texts.person.loading })).toBeVisible();
  },
});

export const LeadNotFound = meta.story({
  args: createArgs(`/leads/${due.id}`),
  beforeEach: own(() => [mockFailure('getLead', 'not_found')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.person.missing })).toBeVisible();
  },
});

export const LeadFailed = meta.story({
  args: createArgs(`/leads/${due.id}`),
  beforeEach: own(() => [mockFailure('getLead', 'too_many_requests')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.person.failed)).toBeVisible();
  },
});

export const LeadPhone = meta.story({
  args: createArgs(`/leads/${visitor.id}`),
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.person.noAccount)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const SignedOut = meta.story({
  beforeEach: mockNetwork(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.states.loginTitle);
  },
});
