import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AddPhoneNotice } from './AddPhoneNotice.tsx';

const { phone } = ar.myListings;
const meta = preview.meta({
  title: 'My listings/AddPhoneNotice',
  component: AddPhoneNotice,
  args: { href: '/myproperties?slider=add-phone' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: phone.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: phone.add })).toHaveAttribute('href', args.href);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [title, link] = [canvas.getByRole('heading'), canvas.getByRole('link')];
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
