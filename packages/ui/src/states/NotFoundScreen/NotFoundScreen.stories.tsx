import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ title: 'States/NotFoundScreen', component: NotFoundScreen, args: { homeHref: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.states.notFoundTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.common.goHome })).toHaveAttribute('href', '/');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
