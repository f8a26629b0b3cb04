import { LEAD_STATUSES, type LeadPage, type LeadStatus } from '@mashrabiya/contract';

export interface StatusCount {
  status: LeadStatus;
  count: number;
  due: number;
}

type Counts = Pick<LeadPage['data'], 'counts' | 'due' | 'total'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Numbers for the filter's choices, and the number of leads that match the chosen status and due filter. */
export function toLeadCounts(
  rows: readonly StatusCount[],
  { status, isDue }: { status: LeadStatus | undefined; isDue: boolean },
): Counts {
  const getCount = (candidate: LeadStatus) => rows.find((row) => row.status === candidate)?.count ?? 0;
  const matchingRows = rows.filter((row) => status === undefined || row.status === status);
  return {
    counts: Object.fromEntries(LEAD_STATUSES.map((candidate) => [candidate, getCount(candidate)])) as Counts['counts'],
    due: sum(rows.map(({ due }) => due)),
    total: sum(matchingRows.map(({ count, due }) => (isDue ? due : count))),
  };
}
