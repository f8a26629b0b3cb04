import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ title: 'States/EmptyState', component: EmptyState });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: ar.states.emptyTitle })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithAction = meta.story({
  args: {
    title: ar.pages.list.empty,
    action: { href: '/listing', label: ar.pages.list.emptyAction },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: ar.pages.list.emptyAction })).toHaveAttribute('href', '/listing');
  },
});
