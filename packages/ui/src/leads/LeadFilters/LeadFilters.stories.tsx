import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LEAD, lead, numbers } from '../fixtures.stories.ts';
import { type LeadFilter, LeadFilters } from './LeadFilters.tsx';

const { filter: texts, status, channel, column, list } = ar.leads;

const getHref = ({ status: chosen, due }: LeadFilter) => `/leads?status=${chosen ?? ''}&due=${due ?? ''}`;

/** Name of a choice with its number. */
const withCount = (text: string, count: number) => new RegExp(`^${text}\\s*${count}$`);

const meta = preview.meta({
  title: 'Leads/LeadFilters',
  component: LeadFilters,
  args: {
    filter: {} as LeadFilter,
    query: '',
    onQueryChange: fn(),
    getHref,
    onFilterChange: fn(),
    numbers: undefined,
    onDownload: fn(),
  },
  render: (args, { globals }) => <LeadFilters {...args} numbers={numbers(globals)} />,
});

/** Statuses are links with their numbers; the other choices are reported. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: withCount(texts.all, 6) })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: withCount(status.new, 1) })).toHaveAttribute(
      'href',
      '/leads?status=new&due=false',
    );
    await expect(canvas.getByRole('link', { name: withCount(texts.due, 2) })).toHaveAttribute(
      'href',
      '/leads?status=&due=true',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'أ');
    await expect(args.onQueryChange).toHaveBeenCalledWith('أ');
    await userEvent.click(canvas.getByRole('combobox', { name: texts.listing }));
    const { id, address } = lead(LEAD.overdue).listing;
    await userEvent.click(await screen.findByRole('option', { name: (name) => name.includes(address) }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ property: id });
    await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(column.channel) }));
    await userEvent.click(await screen.findByRole('option', { name: channel.whatsapp }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ channel: 'whatsapp' });
    await userEvent.click(canvas.getByRole('button', { name: list.csv }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({
  args: { filter: { status: 'viewing', channel: 'whatsapp', property: lead(LEAD.overdue).listing.id }, query: 'سارة' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: withCount(status.viewing, 1) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('combobox', { name: texts.listing })).toHaveValue(lead(LEAD.overdue).listing.address);
    await expect(canvas.getByRole('combobox', { name: new RegExp(column.channel) })).toHaveTextContent(
      channel.whatsapp,
    );
  },
});

/** Chips keep their places until the numbers are known. */
export const Loading = meta.story({ render: (args) => <LeadFilters {...args} /> });

export const Busy = meta.story({
  args: { downloading: true },
  play: async ({ canvas, args, userEvent }) => {
    const download = canvas.getByRole('button', { name: list.csv });
    await expect(download).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(download);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const channelField = canvas.getByRole('combobox', { name: new RegExp(column.channel) });
    const download = canvas.getByRole('button', { name: list.csv });
    await expect(download.getBoundingClientRect().top).toBeLessThan(channelField.getBoundingClientRect().bottom);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: withCount(en.leads.filter.due, 2) })).toBeVisible();
  },
});
