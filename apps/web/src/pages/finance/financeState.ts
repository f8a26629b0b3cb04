import { MAX_QUERY_LENGTH, REFUND_STATES, type RefundState, TRANSACTION_STATUSES } from '@mashrabiya/contract';
import { paths } from '../../routing/paths.ts';
import { readTextParameter } from '../../routing/readableText.ts';

export const FINANCE_TABS = ['decide', 'orders', 'rules', 'books', 'events'] as const;
export type FinanceTab = (typeof FINANCE_TABS)[number];

export const CASE_STATES = ['open', 'closed'] as const;

interface DecisionFilters {
  cases: (typeof CASE_STATES)[number];
  refunds: RefundState;
}

/** Search for orders in its URL. */
interface OrderFilters {
  query: string;
  status: (typeof TRANSACTION_STATUSES)[number] | undefined;
  /** Id of the open order. */
  order: string | undefined;
}

const DEFAULT = { tab: 'decide', cases: 'open', refunds: 'requested' } as const;

function buildHref(parameters: Record<string, string>): string {
  const search = new URLSearchParams(parameters);
  return search.size > 0 ? `${paths.finance}?${search}` : paths.finance;
}

/** Replaces an unknown tab by the first one. */
export const readFinanceTab = (search: URLSearchParams): FinanceTab =>
  FINANCE_TABS.find((tab) => tab === search.get('tab')) ?? DEFAULT.tab;

export const buildTabHref = (tab: FinanceTab): string => buildHref(tab === DEFAULT.tab ? {} : { tab });

export const readDecisionFilters = (search: URLSearchParams): DecisionFilters => ({
  cases: CASE_STATES.find((state) => state === search.get('cases')) ?? DEFAULT.cases,
  refunds: REFUND_STATES.find((state) => state === search.get('refunds')) ?? DEFAULT.refunds,
});

export const buildDecisionsHref = ({ cases, refunds }: DecisionFilters): string =>
  buildHref({ ...(cases !== DEFAULT.cases && { cases }), ...(refunds !== DEFAULT.refunds && { refunds }) });

export const readOrderFilters = (search: URLSearchParams): OrderFilters => ({
  query: readTextParameter(search, 'q', MAX_QUERY_LENGTH) ?? '',
  status: TRANSACTION_STATUSES.find((status) => status === search.get('status')),
  order: search.get('order') ?? undefined,
});

export const buildOrdersHref = ({ query, status, order }: Partial<OrderFilters>): string =>
  buildHref({ tab: 'orders', ...(query && { q: query }), ...(status && { status }), ...(order && { order }) });
