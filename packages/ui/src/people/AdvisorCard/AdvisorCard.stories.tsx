import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { advisors } from '../fixtures.stories.ts';
import { AdvisorCard, type AdvisorCardProps } from './AdvisorCard.tsx';

const [withPicture, manyAreas, silent] = advisors() as [
  AdvisorCardProps['advisor'],
  AdvisorCardProps['advisor'],
  AdvisorCardProps['advisor'],
];

const meta = preview.meta({
  title: 'People/AdvisorCard',
  component: AdvisorCard,
  args: { advisor: manyAreas },
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

/** The number reads from left to right, in a call that begins at the inline start of the line. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('خبرة 4 سنوات')).toBeVisible();
    await expect(canvas.getByText('ومنطقتان أخريان')).toBeVisible();
    const call = canvas.getByRole('link', { name: 'اتصل بـكريم عبد العزيز: 0120 000 4321' });
    await expect(call).toHaveAttribute('href', 'tel:+201200004321');
    await expect(getComputedStyle(canvas.getByText('0120 000 4321')).direction).toBe('ltr');
    const chat = canvas.getByRole('link', { name: 'واتساب كريم عبد العزيز' });
    await expect(call.getBoundingClientRect().left).toBeGreaterThan(chat.getBoundingClientRect().left);
  },
});

export const WithPicture = meta.story({ args: { advisor: withPicture } });

export const NoPhone = meta.story({
  args: { advisor: silent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.people.advisor.noPhone)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('خبرة سنة واحدة')).toBeVisible();
  },
});
