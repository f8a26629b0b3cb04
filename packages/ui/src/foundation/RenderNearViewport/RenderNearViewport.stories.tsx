import { ar } from '@mashrabiya/i18n/ar';
import { use } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RenderNearViewport } from './RenderNearViewport.tsx';

const TEXT = ar.market.explain;

const forever = new Promise<never>(() => undefined);
const Pending = () => use(forever);

const meta = preview.meta({
  title: 'Foundation/RenderNearViewport',
  component: RenderNearViewport,
  args: { height: 240, children: TEXT },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT)).toBeVisible();
  },
});

/** While the part loads, a skeleton of the same height is visible. */
export const Loading = meta.story({
  args: { children: <Pending /> },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('.skeleton');
    await expect(skeleton).toBeVisible();
    await expect(skeleton?.getBoundingClientRect().height).toBe(240);
  },
});

/** Renders nothing far below the screen and reserves the space; renders when scrolled near. */
export const FarBelow = meta.story({
  render: (args) => (
    <div>
      <div style={{ blockSize: '300vh' }} />
      <RenderNearViewport {...args} className="place" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('.place');
    await expect(canvas.queryByText(TEXT)).toBeNull();
    await expect(place?.getBoundingClientRect().height).toBe(240);
    place?.scrollIntoView({ behavior: 'instant' });
    await expect(await canvas.findByText(TEXT)).toBeInTheDocument();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});
