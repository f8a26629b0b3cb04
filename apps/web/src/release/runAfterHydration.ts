import type { ChunkPlan } from '../head/document.ts';
import { whenIdle } from './whenIdle.ts';

/** Imports the planned files one by one in idle time, so that they do not run in one task. */
export async function runAfterHydration(): Promise<void> {
  const plan = document.getElementById('plan')?.textContent;
  if (!plan) return;
  const { afterHydration }: ChunkPlan = JSON.parse(plan);
  for (const href of afterHydration) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const file of afterHydration) {
    await whenIdle();
    await import(/* @vite-ignore */ file).catch(() => undefined);
  }
}
