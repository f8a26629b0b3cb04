import { piastres } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { mockBooks } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BooksTable } from './BooksTable.tsx';

const { books } = ar.finance;

const meta = preview.meta({
  title: 'Billing/BooksTable',
  component: BooksTable,
  args: { books: mockBooks },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(books.balanced);
    await expect(canvas.getByRole('rowheader', { name: books.accounts.provider })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { books: { ...mockBooks, accounts: [] } } });

/** Shows an unbalanced row, and the unclaimed money that must be refunded. */
export const Contradiction = meta.story({
  args: {
    books: {
      ...mockBooks,
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
