import { ar } from '@mashrabiya/i18n/ar';
import { mockUsers } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { UserList } from './UserList.tsx';

const meta = preview.meta({
  title: 'Moderation/UserList',
  component: UserList,
  args: {
    users: mockUsers('ar'),
    getHref: (id) => `/moderation?view=people&person=${id}`,
    'aria-label': ar.moderation.views.people,
  },
  render: (args, { globals }) => <UserList {...args} users={mockUsers(getLanguage(globals))} />,
});

const { people } = ar.moderation;

/** A seller, a moderator, and a blocked user. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [seller] = args.users;
    await expect(canvas.getByRole('link', { name: seller?.name ?? '' })).toHaveAttribute(
      'href',
      expect.stringContaining(seller?.id ?? ''),
    );
    await expect(canvas.getByText(people.roles.moderator)).toBeVisible();
    await expect(canvas.getByText(people.blocked)).toBeVisible();
    await expect(canvas.getByText(people.unverified)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
