import type { Advisor } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { advisors } from '../fixtures.stories.ts';
import { AdvisorAbout } from './AdvisorAbout.tsx';

const [, advisorWithManyAreas, noviceAdvisor] = advisors() as [Advisor, Advisor, Advisor];

const meta = preview.meta({
  title: 'People/AdvisorAbout',
  component: AdvisorAbout,
  args: { advisor: advisorWithManyAreas },
  render: (args, { globals }) => (
    <AdvisorAbout {...args} advisor={advisors(globals).find(({ id }) => id === args.advisor.id) ?? args.advisor} />
  ),
});

/** Lists all areas. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: ar.people.advisor.title })).toBeVisible();
    await expect(canvas.getByText(/لوران/)).toBeVisible();
  },
});

export const WithoutCertificates = meta.story({
  args: { advisor: noviceAdvisor },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(ar.people.advisor.certificates)).toBeNull();
  },
});
