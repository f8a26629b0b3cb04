import { PAGE_SIZE } from '@mashrabiya/contract';

/** Numbers of a page and of the last one; an empty list has one page. */
export const toPageNumbers = (page: number, total: number): { current_page: number; last_page: number } => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
});
