import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MapLoading } from './MapLoading.tsx';

const meta = preview.meta({
  title: 'Map/MapLoading',
  component: MapLoading,
  parameters: { layout: 'fullscreen' },
});

/** Shows a loading note in the place of the map after a delay. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const sign = canvas.getByText(globals.locale === 'en' ? en.search.mapLoading : ar.search.mapLoading);
    await waitFor(() => expect(sign).toBeVisible());
    const { left, right } = sign.getBoundingClientRect();
    const toTheEnd = getComputedStyle(sign).direction === 'rtl' ? right : document.documentElement.clientWidth - left;
    if (innerWidth >= 1024) await expect(toTheEnd).toBeLessThanOrEqual(document.documentElement.clientWidth * 0.46);
    else await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThanOrEqual(1);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
