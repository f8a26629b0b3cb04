import { piastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockLedgerSummary } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LedgerTable } from './LedgerTable.tsx';

const { books } = ar.finance;

const meta = preview.meta({
  title: 'Billing/LedgerTable',
  component: LedgerTable,
  args: { summary: mockLedgerSummary },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(books.balanced);
    await expect(canvas.getByRole('rowheader', { name: books.accounts.provider })).toBeVisible();
  },
});

/** Accounts without entries are zero; a negative balance has its minus at the number. */
export const NoEntries = meta.story({
  args: { summary: { ...mockLedgerSummary, accounts: mockLedgerSummary.accounts.slice(1) } },
  play: async ({ canvas }) => {
    const [provider, sales] = canvas.getAllByRole('row').slice(1);
    await expect(provider).toHaveTextContent('0.00');
    await expect(sales).toHaveTextContent('\u2066\u2212752.64\u2069 ج.م');
  },
});

/** The table has its final size while it loads. */
export const Loading = meta.story({
  args: { summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: books.accounts.provider })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } });

/** Shows an unbalanced row, and the unclaimed money that must be refunded. */
export const Contradiction = meta.story({
  args: {
    summary: {
      ...mockLedgerSummary,
      is_balanced: false,
      first_fault:
        'Booked VAT of a paid order equals its VAT: order 01900000-0000-7000-8000-00000000a001: VAT 7368, booked 0',
      unclaimed: piastres(60_000),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7368');
    await expect(canvas.getByText(new RegExp(books.unclaimed))).toBeVisible();
  },
});
