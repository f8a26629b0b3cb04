import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { EmptyLine } from './EmptyLine.tsx';

const createArgs = (language: 'ar' | 'en') => {
  const { transactions } = (language === 'ar' ? ar : en).myListings;
  return { text: transactions.empty, action: { href: '/plans', label: transactions.browse } };
};

const meta = preview.meta({
  title: 'States/EmptyLine',
  component: EmptyLine,
  args: createArgs('ar'),
  render: (args, { globals }) => <EmptyLine {...args} {...createArgs(getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.myListings.transactions.empty)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/plans');
  },
});

export const English = meta.story({ globals: { locale: 'en' } });
