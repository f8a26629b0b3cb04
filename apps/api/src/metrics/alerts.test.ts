import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addGauges, type MeasuredServices } from './addGauges.ts';
import { Metrics } from './Metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const alerts = read('deploy/prometheus/alerts.yaml');
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('deploy/grafana/dashboard.json'));
const operations = read('docs/operations.md');

/** Prometheus adds this one itself. */
const BUILT_IN = 'up';

/** Names of metrics in an expression: words that are no labels, functions or durations. */
const findMetrics = (expression: string): string[] =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, '')
    .match(/\b[a-z]\w+\b(?! *\()/g)
    ?.filter((word) => !['by', 'without'].includes(word)) ?? [];

async function listMetrics(): Promise<string[]> {
  const metrics = new Metrics();
  const unavailable = new Proxy({} as MeasuredServices['db'], {
    get: () => {
      throw new Error('No database');
    },
  });
  const measured = {
    db: unavailable,
    clock: () => new Date(0),
    listings: { version: 1 } as MeasuredServices['listings'],
    smsDailyLimit: 1,
    countConnections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    readReplicas: { countUsable: () => 0 } as NonNullable<MeasuredServices['readReplicas']>,
  };
  addGauges(metrics, measured);
  return [...(await metrics.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
}

it('alerts and the dashboard use only metrics that exist', async () => {
  const expressions = [
    ...[...alerts.matchAll(/^ +expr: '?(.+?)'?$/gm)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const known = new Set([BUILT_IN, ...(await listMetrics())]);
  const used = expressions.flatMap(findMetrics).map((name) => name.replace(/_(?:bucket|count)$/, ''));
  expect(used.length).toBeGreaterThanOrEqual(expressions.length);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('each of eleven alerts links a section of the operations guide that names it, or its symptom', () => {
  const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)];
  const anchors = [...alerts.matchAll(/^ +runbook_url: \S+#(\S+)$/gm)].map(([, anchor = '']) => anchor);
  const sections = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  );
  expect(names).toHaveLength(11);
  expect(anchors).toHaveLength(11);
  expect(anchors.filter((anchor) => !sections.includes(anchor))).toEqual([]);
});
