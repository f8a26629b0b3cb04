import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { ACCOUNT_PAGES, findAddress, PAGES } from './support/pages.ts';
import { expect, scrollThrough, test, waitForHydration } from './support/test.ts';
import { fetchDemoToken, logInWith, silenceEvents } from './support/users.ts';

// Only in the full run: the stories check each component with axe. The site's policy refuses scripts of a test.
test.use({ bypassCSP: true, allowedConsoleErrors: /status of (404|410)/ });

async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source });
  // Colours in transition have too little contrast.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  const findings: string[] = [];
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { scheme: name }), scheme);
    const violations = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Rules of WCAG 2.2 are off by default.
      const rules = { 'target-size': { enabled: true } };
      const results = await checker.run({ resultTypes: ['violations'], rules });
      return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
    findings.push(...violations.map((violation) => `${scheme}, ${violation}`));
  }
  return findings;
}

async function expectAccessible(page: Page, address: string): Promise<void> {
  await silenceEvents(page);
  await page.goto(address);
  await waitForHydration(page);
  await scrollThrough(page);
  // A control that is half under the sticky header counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page)).toEqual([]);
}

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} is accessible in both schemes`, { tag: '@full' }, async ({ page, request }) =>
    expectAccessible(page, await findAddress(address, request)),
  );
}

for (const [email, addresses] of Object.entries(ACCOUNT_PAGES)) {
  for (const address of addresses) {
    test(`${address} of ${email} is accessible in both schemes`, { tag: '@full' }, async ({ page, request }) => {
      await logInWith(page, await fetchDemoToken(request, email));
      await expectAccessible(page, address);
    });
  }
}
