import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Understood } from './Understood.tsx';

const meta = preview.meta({
  title: 'Finding/Understood',
  component: Understood,
  args: { sentence: 'شقة 3 غرف في المعادي أقل من 5 مليون', plainHref: '/search?plain=1' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(new RegExp(args.sentence))).toBeVisible();
    await expect(canvas.getByRole('link', { name: ar.deciding.suggest.plain })).toHaveAttribute('href', args.plainHref);
  },
});

export const English = meta.story({
  args: { sentence: 'villa new cairo installments 4 beds' },
  globals: { locale: 'en' },
});

export const LongArabic = meta.story({
  args: {
    sentence:
      'عايز شقة دورين تلات غرف وحمامين في التجمع الخامس أو مدينة نصر نص تشطيب بالتقسيط ومن غير فوايد لحد 6 مليون',
  },
});
