import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const facebook = 'https://facebook.example/mashrabiya';
const instagram = 'https://instagram.example/mashrabiya';

const meta = preview.meta({
  title: 'Shell/SocialLinks',
  component: SocialLinks,
  args: { addresses: { facebook, instagram } },
});

/** Each link names its network and that it opens a new tab; the first is on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(ar.shell.socialLink.replace('{{network}}', ar.shell.facebook));
    await expect(first).toHaveAttribute('href', facebook);
    await expect(first).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(first?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
});

export const OneNetwork = meta.story({
  args: { addresses: { facebook: null, instagram } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', instagram);
  },
});
