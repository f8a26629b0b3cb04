import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getLanguage } from '../foundation/stories.ts';

const pairs = new Map<string, string>();

function addPairs(arabic: object, english: object): void {
  for (const [key, text] of Object.entries(arabic)) {
    const other = Reflect.get(english, key);
    if (typeof text === 'object' && typeof other === 'object') addPairs(text, other);
    else if (typeof text === 'string' && typeof other === 'string' && !pairs.has(text)) pairs.set(text, other);
  }
}
addPairs(ar, en);

/** Translates story args, which are written in Arabic, through the catalog. */
export function translateArgs<T extends object>(args: T, globals: { locale?: unknown }): T {
  if (getLanguage(globals) === 'ar') return args;
  const texts = Object.entries(args).map(([key, value]) => [key, pairs.get(String(value)) ?? value]);
  return Object.assign({ ...args }, Object.fromEntries(texts));
}

export const withNarrowWidth = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 420 }}>
    <Story />
  </div>
);

export async function choose(select: HTMLElement, text: string | RegExp): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: text }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
