import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { article } from '../fixtures.stories.ts';
import { TextSections } from './TextSections.tsx';

const meta = preview.meta({
  title: 'Articles/TextSections',
  component: TextSections,
  args: { sections: article().sections },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 28 }}>
      <TextSections {...args} sections={article(getLanguage(globals)).sections} />
    </div>
  ),
});

/** Each section is a region with its own anchor. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region').map(({ id }) => id)).toEqual(['part-1', 'part-2', 'part-3']);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

export const Numbered = meta.story({
  args: { numbered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^2\. قارن/ })).toBeVisible();
  },
});

/** Below the heading of one text among several. */
export const NestedHeadings = meta.story({
  args: { prefix: 'letting-', headingLevel: 3 },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(3);
    await expect(headings[0]?.parentElement).toHaveAttribute('id', 'letting-part-1');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
