import type { Action } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ActionSwitch } from './ActionSwitch.tsx';

const { action } = ar.vocabulary;

const meta = preview.meta({
  title: 'Search/ActionSwitch',
  component: ActionSwitch,
  args: {
    current: 'forsell' as Action | undefined,
    getHref: (wanted: Action) => (wanted === 'forsell' ? '/listing?city=12' : '/rent?city=12'),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.forsell, current: true })).toBeVisible();
    const rentLink = canvas.getByRole('link', { name: action.forrent, current: false });
    await expect(rentLink).toHaveAttribute('href', '/rent?city=12');
    await expect(rentLink.getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
  },
});

/** Results with sale and rent: neither half is selected. */
export const Both = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
});
