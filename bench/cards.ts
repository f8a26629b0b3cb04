import path from 'node:path';
import type { PropertyPage } from '@mashrabiya/contract';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { openTab, SLOW_CPU } from './browser.ts';
import type { CardTimes } from './cards/entry.tsx';
import { atMost, type BenchRow, computeMedian, reportRow } from './row.ts';

const CARD_COUNT = 100;
const ROUNDS = 9;

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      lib: { entry: path.join(import.meta.dirname, 'cards/entry.tsx'), formats: ['iife'], name: 'bench' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Building the benchmark page failed');
  return chunk.code;
}

async function fetchListings(product: string): Promise<PropertyPage['allData']> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(CARD_COUNT / 20) }, async (_, index) => {
      const answer = await fetch(`${product}/api/forsell?page=${index + 1}`);
      return (await answer.json()) as PropertyPage;
    }),
  );
  return pages.flatMap((page) => page.allData).slice(0, CARD_COUNT);
}

/** Mounts 100 cards and plain elements with the same content and depth, at a quarter of the CPU. */
export async function benchCards(browser: Browser, product: string): Promise<BenchRow[]> {
  const [code, listings] = await Promise.all([bundle(), fetchListings(product)]);
  const tab = await openTab(browser, SLOW_CPU);
  await tab.page.route('**/images/**', (route) => route.abort());
  await tab.page.goto(`${product}/robots.txt`);
  await tab.page.setContent('<!doctype html><html dir="rtl" lang="ar" data-scheme="light"><body></body></html>');
  await tab.page.evaluate(code);
  const times = await tab.page.evaluate(([list, rounds]) => window.measureCards(list, rounds), [
    listings,
    ROUNDS,
  ] as const);
  await tab.close();
  return [
    reportRow('mounting 100 cards, 4× CPU', computeMedian(times.cards), 'ms'),
    reportRow('mounting 100 plain copies, 4× CPU', computeMedian(times.plain), 'ms'),
    atMost('100 cards ÷ plain elements', computeMedian(times.cards) / computeMedian(times.plain), 1.5, '×'),
    atMost(
      'drawing the 100 cards again ÷ mounting plain elements',
      computeMedian(times.again) / computeMedian(times.plain),
      0.2,
      '×',
    ),
    reportRow(
      '100 of a MUI composition with sx ÷ plain elements',
      computeMedian(times.mui) / computeMedian(times.plain),
      '×',
    ),
  ];
}

declare global {
  interface Window {
    measureCards: (listings: PropertyPage['allData'], rounds: number) => CardTimes;
  }
}
