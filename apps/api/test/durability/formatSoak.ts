import type { SoakOutcome } from './runSoak.ts';

const formatList = (values: readonly number[]): string => `[${values.map((value) => Math.round(value)).join(', ')}]`;

function drawChart(title: string, unit: string, minutes: number, values: readonly number[]): string {
  return `\`\`\`mermaid
xychart-beta
  title "${title}"
  x-axis "minutes" 0 --> ${minutes}
  y-axis "${unit}" 0 --> ${Math.ceil(1.2 * Math.max(...values))}
  line ${formatList(values)}
\`\`\``;
}

/** Report in Markdown, with drawings. */
export function formatSoak(outcome: SoakOutcome): string {
  const { minutes, capacity, intervals, visits, failed, lost, approvedListings, memoryGrowth } = outcome;
  const sum = (values: object) =>
    Object.entries(values)
      .filter(([name]) => name !== 'checked')
      .reduce((total, [, count]) => total + Number(count), 0);
  const rows = [
    ['visitors', visits, failed.visits, '–'],
    ['leads', lost.leads, failed.leads, lost.lost + Math.abs(lost.wrongTotal)],
    ['accounts, favourites, saved searches', lost.newcomers.checked, failed.newcomers, sum(lost.newcomers)],
    ['payments', lost.buyers.checked, failed.buyers, sum(lost.buyers)],
    ['videos', lost.videos.checked, lost.videos.refused, lost.videos.lost],
    ['listings posted and approved', approvedListings, failed.listers, outcome.lostListings],
  ];
  return `# Soak: ${minutes} minutes, three nodes, 60 % of ${capacity.toFixed(1)} visitors' answers a second

| work | acknowledged | failed | lost |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

Memory near the end: ${memoryGrowth.toFixed(2)} × the memory in the middle. Nodes that ended by themselves: ${outcome.selfEndedCount}.

${drawChart(
  "p95 of visitors' answers",
  'ms',
  minutes,
  intervals.map(({ p95 }) => p95),
)}

${drawChart(
  'Memory of three nodes',
  'MB',
  minutes,
  intervals.map(({ megabytes }) => megabytes),
)}`;
}
