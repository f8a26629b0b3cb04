import type { SortOrder } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { ownAds } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdActions } from '../AdActions/AdActions.tsx';
import { AdStatus } from '../AdStatus/AdStatus.tsx';
import { exampleActions } from '../fixtures.stories.ts';
import { OwnAdTable } from './OwnAdTable.tsx';

const { table, run } = ar.myListings;
const { now } = exampleActions;

const meta = preview.meta({
  title: 'My listings/OwnAdTable',
  component: OwnAdTable,
  parameters: { layout: 'fullscreen' },
  args: {
    label: ar.shell.links.myProperties,
    rows: [],
    now,
    sort: 'views' as const,
    order: 'desc' as const,
    getSortHref: (sort: string, order: SortOrder) => `/myproperties?sort=${sort}&order=${order}`,
    selectedIds: new Set<string>(),
    onSelect: fn(),
  },
  render: function Host(args, { globals }) {
    const [selectedIds, setSelectedIds] = useState(args.selectedIds);
    const ads = args.skeletons ? [] : ownAds(globals.locale === 'en' ? 'en' : 'ar');
    return (
      <div style={{ padding: 32 }}>
        <OwnAdTable
          {...args}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
          rows={ads.map((ad) => ({
            ad,
            href: `/property-${ad.id}`,
            leadsHref: `/leads?property=${ad.id}`,
            actions: <AdActions {...exampleActions} ad={ad} />,
            notices: ad.refusal && <AdStatus ad={ad} now={now} />,
          }))}
        />
      </div>
    );
  },
});

/** A column's title sorts by it; once more, in the opposite order. */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the sorted column is announced', async () => {
      const views = canvas.getByRole('columnheader', { name: new RegExp(table.views) });
      await expect(views).toHaveAttribute('aria-sort', 'descending');
      await expect(within(views).getByRole('link')).toHaveAttribute('href', '/myproperties?sort=views&order=asc');
      const price = within(canvas.getByRole('columnheader', { name: table.price })).getByRole('link');
      await expect(price).toHaveAttribute('href', '/myproperties?sort=price&order=desc');
    });
    await step('each row names its listing, status and figures', async () => {
      const [first] = ownAds('ar');
      const row = within(
        canvas.getByRole('rowheader', { name: new RegExp(first?.address ?? '') }).closest('tr') as HTMLElement,
      );
      await expect(row.getByText(ar.vocabulary.availability.active)).toBeVisible();
      await expect(row.getByText('640')).toBeVisible();
      await expect(row.getByRole('button', { name: run.confirm })).toBeVisible();
      const leads = row.getByRole('link', { name: new RegExp(table.leads) });
      await expect(leads).toHaveAttribute('href', `/leads?property=${first?.id}`);
    });
    await step('the reason of a rejection is below its row', async () => {
      await expect(canvas.getByText(run.change)).toBeVisible();
    });
  },
});

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: table.selectAll });
    const [first] = canvas.getAllByRole('checkbox', { name: /^تحديد: / });
    await userEvent.click(first as HTMLElement);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeChecked();
    await userEvent.click(all);
    await expect(first).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ownAds('ar').map(({ address }) => canvas.getByRole('link', { name: address }));
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Favourites' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { skeletons: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});
