import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  title: 'States/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ar.states.offlineTitle);
  },
});

export const Online = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
