import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { PlaceMap } from './PlaceMap.tsx';

const meta = preview.meta({
  title: 'Map/PlaceMap',
  component: PlaceMap,
  args: { place: { lat: 30.0626, lng: 31.2197 }, isExact: true, city: 'الزمالك', renderer: 'still' as const },
  render: (args, { globals }) => <PlaceMap {...args} city={getLanguage(globals) === 'ar' ? args.city : 'Zamalek'} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('img', { name: ar.map.place });
    const windowBox = pin.closest('.window')?.getBoundingClientRect();
    const pinBox = pin.getBoundingClientRect();
    await expect(pinBox.width).toBe(40);
    await expect(
      Math.abs(pinBox.x + pinBox.width / 2 - ((windowBox?.x ?? 0) + (windowBox?.width ?? 0) / 2)),
    ).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: ar.map.zoomIn }));
  },
});

export const Approximate = meta.story({
  args: { isExact: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ar.map.placeApproximate.replace('{{city}}', 'الزمالك'))).toBeVisible();
    await expect(canvas.queryByRole('img', { name: ar.map.place })).toBeNull();
  },
});

export const Coast = meta.story({ args: { place: { lat: 31.2, lng: 29.9 }, isExact: false, city: 'الإسكندرية' } });
