import { ar } from '@mashrabiya/i18n/ar';
import { mockPeople } from '@mashrabiya/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { languageOf } from '../../foundation/stories.ts';
import { PeopleList } from './PeopleList.tsx';

const meta = preview.meta({
  title: 'Moderating/PeopleList',
  component: PeopleList,
  args: {
    people: mockPeople('ar'),
    hrefOf: (id) => `/moderation?view=people&person=${id}`,
    'aria-label': ar.moderating.views.people,
  },
  render: (args, { globals }) => <PeopleList {...args} people={mockPeople(languageOf(globals))} />,
});

const { people } = ar.moderating;

/** A seller, a moderator, and a blocked user. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [seller] = args.people;
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
