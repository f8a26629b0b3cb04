import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Foundation/Logo', component: Logo });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.common.brand)).toBeVisible();
  },
});

export const Compact = meta.story({
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.common.brand)).toBeInTheDocument();
  },
});
