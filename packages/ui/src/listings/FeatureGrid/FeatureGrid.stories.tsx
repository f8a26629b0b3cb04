import { features } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

const meta = preview.meta({
  title: 'Listings/FeatureGrid',
  component: FeatureGrid,
  args: { features: features(1, 'ar') },
  render: (_, { globals }) => <FeatureGrid features={features(1, getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('أسانسير');
    const box = first?.getBoundingClientRect();
    const tickBox = first?.querySelector('svg')?.getBoundingClientRect();
    await expect(tickBox?.right).toBe(box?.right);
  },
});

export const Few = meta.story({
  render: (_, { globals }) => <FeatureGrid features={features(5, getLanguage(globals)).slice(0, 2)} />,
});
