import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CaseSkeleton } from './CaseSkeleton.tsx';

const meta = preview.meta({ title: 'Moderation/CaseSkeleton', component: CaseSkeleton, args: { kind: 'property' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.common.loading })).toBeVisible();
  },
});

export const Reel = meta.story({ args: { kind: 'reel' } });

/** Application, review or user. */
export const Text = meta.story({ args: { kind: 'text' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
