import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createContact } from '../../listings/contact.stories.ts';
import { advisors } from '../fixtures.stories.ts';
import { AdvisorCard, type AdvisorCardProps } from './AdvisorCard.tsx';

const [advisorWithPicture, advisorWithManyAreas, noviceAdvisor] = advisors() as [
  AdvisorCardProps['advisor'],
  AdvisorCardProps['advisor'],
  AdvisorCardProps['advisor'],
];

const meta = preview.meta({
  title: 'People/AdvisorCard',
  component: AdvisorCard,
  args: { advisor: advisorWithManyAreas, contact: createContact(), href: '/provider/2' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(380px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <AdvisorCard {...args} advisor={advisors(globals).find(({ id }) => id === args.advisor.id) ?? args.advisor} />
  ),
});

/** The name links to the advisor's page; the number loads on tap. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('article', { name: advisorWithManyAreas.name })).toBeVisible();
    await expect(canvas.getByText('خبرة 4 سنوات')).toBeVisible();
    await expect(canvas.getByText('3 تقييمات')).toBeVisible();
    await expect(canvas.getByText('ومنطقتان أخريان')).toBeVisible();
    await expect(canvas.getByRole('link', { name: advisorWithManyAreas.name })).toHaveAttribute('href', '/provider/2');
    await userEvent.click(canvas.getByRole('button', { name: ar.listings.seller.call }));
    await expect(args.contact.onRequestPhone).toHaveBeenCalledWith('call');
  },
});

export const WithPicture = meta.story({ args: { advisor: advisorWithPicture } });

/** The loaded number is left-to-right. */
export const WithNumber = meta.story({
  args: { contact: createContact({ phone: '01200004321' }) },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: /0120 000 4321/ });
    await expect(call).toHaveAttribute('href', 'tel:+201200004321');
    await expect(getComputedStyle(canvas.getByText('0120 000 4321')).direction).toBe('ltr');
  },
});

export const New = meta.story({
  args: { advisor: noviceAdvisor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.rating.none)).toBeVisible();
    await expect(canvas.getByText('خبرة سنة واحدة')).toBeVisible();
  },
});

/** Too few reviews for an average: shows their number. */
export const FewReviews = meta.story({
  args: { advisor: { ...advisorWithManyAreas, rating: null, reviews: 2 } },
  render: (args) => <AdvisorCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.reviews.count_two)).toBeVisible();
    await expect(canvas.queryByText(ar.people.rating.none)).toBeNull();
  },
});
