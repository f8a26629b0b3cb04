import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';

const meta = preview.meta({ title: 'Wizard/WizardSkeleton', component: WizardSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: ar.wizard.loading })).toBeVisible();
  },
});
