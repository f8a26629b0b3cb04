import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, ownNetwork, page } from '../support/page.tsx';

const meta = preview.meta({
  tags: ['desk'],
  title: 'Pages/Profile',
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  args: at('/profile'),
  render: page,
  beforeEach: ownNetwork(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'نادية عبد الفتاح' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: ar.shell.logout })).toBeVisible();
  },
});
