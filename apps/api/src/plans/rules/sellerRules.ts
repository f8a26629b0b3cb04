import type { FinanceSetting } from '@mashrabiya/contract';

type Seller = Extract<FinanceSetting, { key: 'seller' }>['value'];

const EMPTY = /^[0\s-]*$/;

/** Whether receipts would carry the numbers that a new site comes with, which are no seller's. */
export const isSellerMissing = ({ tax_number, commercial_register }: Seller): boolean =>
  EMPTY.test(tax_number) || EMPTY.test(commercial_register);
