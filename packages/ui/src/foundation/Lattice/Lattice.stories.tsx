import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Lattice } from './Lattice.tsx';

const meta = preview.meta({
  title: 'Foundation/Lattice',
  component: Lattice,
  args: { style: { blockSize: 320 } },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lattice')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Fine = meta.story({ args: { tile: 36 } });

export const BehindText = meta.story({ args: { opacity: 0.06, tile: 96 } });
