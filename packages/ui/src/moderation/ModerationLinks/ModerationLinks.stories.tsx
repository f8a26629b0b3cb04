import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ModerationLinks } from './ModerationLinks.tsx';

const { views, log } = ar.moderation;

const meta = preview.meta({
  title: 'Moderation/ModerationLinks',
  component: ModerationLinks,
  args: {
    'aria-label': views.label,
    links: [
      { href: '/moderation', text: views.ads, isCurrent: true },
      { href: '/moderation?view=reports', text: views.reports, isCurrent: false },
      { href: '/moderation?view=log', text: views.log, isCurrent: false },
    ],
  },
});

/** The current link is marked, also for screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: views.ads })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: views.log })).not.toHaveAttribute('aria-current');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    links: Object.entries(log.kind).map(([kind, text]) => ({
      href: `/moderation?view=log&kind=${kind}`,
      text,
      isCurrent: kind === 'reported',
    })),
  },
});
