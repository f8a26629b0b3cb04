import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const { title, text } = ar.pages.coming.addReel;

const meta = preview.meta({
  title: 'States/ComingSoonScreen',
  component: ComingSoonScreen,
  args: { title, text, action: { href: '/listing', label: ar.pages.list.emptySearchAction } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/listing');
  },
});

export const WithOffers = meta.story({
  args: { offers: ['تحصيل الإيجار ومتابعة المستأجر', 'صيانة دورية بأسعار معلنة', 'تقرير شهري لكل وحدة'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
