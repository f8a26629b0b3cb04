import { ar } from '@mashrabiya/i18n/ar';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Layout/SkipLink',
  component: SkipLink,
  args: { href: '#skipped-to', children: ar.shell.skipToResults },
  // Axe recognizes a skip link only as the document's first link.
  parameters: { a11y: { context: { exclude: ['.skip'] } } },
  render: (args) => (
    <div style={{ minBlockSize: 120, paddingBlockStart: 72 }}>
      <SkipLink {...args} />
      <p id="skipped-to" tabIndex={-1}>
        {ar.shell.links.forSale}
      </p>
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: ar.shell.skipToResults });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(44);
  },
});
