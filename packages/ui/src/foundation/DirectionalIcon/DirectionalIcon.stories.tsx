import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DirectionalIcon } from './DirectionalIcon.tsx';

const meta = preview.meta({
  title: 'Foundation/DirectionalIcon',
  component: DirectionalIcon,
  args: { icon: ArrowRight, size: 24 },
});

function getHeadOffset(canvasElement: HTMLElement): number {
  const icon = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const head = canvasElement.querySelector('path:last-child')?.getBoundingClientRect() ?? new DOMRect();
  return head.x + head.width / 2 - (icon.x + icon.width / 2);
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(getHeadOffset(canvasElement)).toBeLessThan(0);
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(getHeadOffset(canvasElement)).toBeGreaterThan(0);
  },
});
