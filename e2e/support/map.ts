import type { Page } from '@playwright/test';
import { ar, expect } from './test.ts';

export const map = (page: Page) => page.getByRole('region', { name: ar.map.label });

/** The live map has taken the drawing's place. */
export const live = (page: Page) =>
  expect(page.locator('.gl[data-ready=true] canvas')).toBeVisible({ timeout: 20_000 });
