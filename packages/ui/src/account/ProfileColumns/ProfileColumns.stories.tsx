import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProfileSection } from '../ProfileSection/ProfileSection.tsx';
import { ProfileColumns } from './ProfileColumns.tsx';

const { section, sectionText } = ar.account.profile;
const createSection = (id: 'searches' | 'activity' | 'reports') => (
  <ProfileSection key={id} id={id} title={section[id]}>
    <p>{sectionText[id]}</p>
  </ProfileSection>
);

const meta = preview.meta({
  title: 'Account/ProfileColumns',
  component: ProfileColumns,
  args: {
    children: [
      <div key="start">
        {createSection('searches')}
        {createSection('activity')}
      </div>,
      createSection('reports'),
    ],
  },
});

/** The second column starts at the top, and the first one is on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const getBox = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const [first, second, other] = [section.searches, section.activity, section.reports].map(getBox);
    await expect(second?.left).toBe(first?.left);
    if (window.innerWidth < 900) return;
    await expect(other?.top).toBe(first?.top);
    await expect(other?.right).toBeLessThan(first?.left ?? 0);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
  },
});
