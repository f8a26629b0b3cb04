import { ar } from '@mashrabiya/i18n/ar';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';
import { sampleUser } from '../people.stories.ts';
import { ProfileLayout } from './ProfileLayout.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const { profile } = ar.account;
const sections = (['figures', 'searches', 'activity'] as const).map((id) => ({ id, title: profile.section[id] }));

const meta = preview.meta({
  title: 'Account/ProfileLayout',
  component: ProfileLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    sections,
    header: <ProfileHeader user={sampleUser()} />,
    children: sections.map(({ id, title }) => (
      <ProfileSection key={id} id={id} title={title} text={profile.sectionText.activity}>
        <p>{profile.sectionText.searches}</p>
      </ProfileSection>
    )),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: profile.section.activity })).toHaveAttribute('id', 'activity');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profile.sections }));
    await expect(canvas.getByRole('link', { name: profile.section.activity })).toHaveAttribute('href', '#activity');
  },
});
