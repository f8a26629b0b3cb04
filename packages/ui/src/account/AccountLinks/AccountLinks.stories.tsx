import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { AccountLinks } from './AccountLinks.tsx';

const createLinks = (language: 'ar' | 'en') => {
  const { links } = (language === 'ar' ? ar : en).shell;
  return (['favorites', 'messages', 'myProperties', 'addProperty', 'plans'] as const).map((icon) => ({
    icon,
    label: links[icon],
    href: `/${icon}`,
    ...(icon === 'messages' && { unread: 3 }),
  }));
};

const meta = preview.meta({
  title: 'Account/AccountLinks',
  component: AccountLinks,
  args: { links: createLinks('ar') },
  render: (args, { globals }) => <AccountLinks {...args} links={createLinks(getLanguage(globals))} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: ar.shell.links.favorites })).toHaveAttribute('href', '/favorites');
    await expect(canvas.getByRole('link', { name: new RegExp(ar.shell.links.messages) })).toHaveTextContent(
      ar.shell.unread_few.replace('{{count}}', '3'),
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
