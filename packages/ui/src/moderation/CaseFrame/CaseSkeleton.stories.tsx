import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CaseSkeleton } from './CaseSkeleton.tsx';

const meta = preview.meta({
  title: 'Moderation/CaseSkeleton',
  component: CaseSkeleton,
  args: { kind: 'property' as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.common.loading })).toBeVisible();
  },
});

export const Reel = meta.story({ args: { kind: 'reel' as const } });

/** Application, review or user. */
export const Text = meta.story({ args: { kind: 'text' as const } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
