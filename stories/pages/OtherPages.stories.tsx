import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { at, network, page, pageParameters } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Other',
  component: AppStory,
  parameters: pageParameters,
  args: at('/'),
  render: page,
  beforeEach: network(),
});

export const NotFound = meta.story({
  args: at('/no/such/page'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toHaveAttribute('href', '/');
  },
});

export const LoginNeeded = meta.story({
  args: at('/favorites'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.states.loginTitle);
  },
});
