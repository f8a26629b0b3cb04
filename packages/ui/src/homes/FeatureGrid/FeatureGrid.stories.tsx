import { features } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = preview.meta({
  title: 'Homes/FeatureGrid',
  component: FeatureGrid,
  args: { features: features(1, 'en') },
});

/** Each feature carries its Arabic name. The tick stands at the inline start, on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('أسانسير');
    const box = first?.getBoundingClientRect();
    const tick = first?.querySelector('svg')?.getBoundingClientRect();
    await expect(tick?.right).toBe(box?.right);
  },
});

export const Few = meta.story({ args: { features: features(5, 'en').slice(0, 2) } });
