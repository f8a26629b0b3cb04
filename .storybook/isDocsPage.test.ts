import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDocsPage } from './isDocsPage.ts';

it('recognises every documentation page and no component story', () => {
  const pages = readdirSync('stories/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(isDocsPage({ importPath: `./stories/docs/${page}` }), page).toBe(true);
  expect(isDocsPage({ importPath: './packages/ui/src/forms/Switch/Switch.stories.tsx' })).toBe(false);
  expect(isDocsPage({ name: 'a group' })).toBe(false);
  expect(isDocsPage(undefined)).toBe(false);
});
