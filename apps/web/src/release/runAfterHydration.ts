import type { Plan } from '../head/document.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Runs the files that the page's plan names for after its hydration one by one, each when the browser has nothing else
 * to do: what imports them all would run them in one task. A file that does not come is missed by what needs it.
 */
export async function runAfterHydration(): Promise<void> {
  const plan = document.getElementById('plan')?.textContent;
  if (!plan) return;
  const { afterHydration }: Plan = JSON.parse(plan);
  for (const href of afterHydration) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const file of afterHydration) {
    await whenIdle();
    await import(/* @vite-ignore */ file).catch(() => undefined);
  }
}
