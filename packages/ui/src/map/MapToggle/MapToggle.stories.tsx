import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MapToggle } from './MapToggle.tsx';

const meta = preview.meta({ title: 'Map/MapToggle', component: MapToggle, args: { href: '/listing?view=map' } });

/** In the middle of the screen in both directions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('link', { name: ar.map.show }).getBoundingClientRect();
    const middle = document.documentElement.clientWidth / 2;
    await expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(1.5);
  },
});
