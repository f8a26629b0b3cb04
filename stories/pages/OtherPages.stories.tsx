import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppStory } from '../support/AppStory.tsx';
import { createArgs, mockNetwork, pageParameters, renderPage } from '../support/page.tsx';

const meta = preview.meta({
  title: 'Pages/Other',
  component: AppStory,
  parameters: pageParameters,
  args: createArgs('/'),
  render: renderPage,
  beforeEach: mockNetwork(),
});

export const NotFound = meta.story({
  args: createArgs('/no/such/page'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: ar.common.goHome })).toHaveAttribute('href', '/');
  },
});

export const LoginNeeded = meta.story({
  args: createArgs('/favorites'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ar.states.loginTitle);
  },
});
