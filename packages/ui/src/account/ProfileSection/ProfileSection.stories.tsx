import { ar } from '@mashrabiya/i18n/ar';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs } from '../../forms/stories.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const { section, sectionText } = ar.account.profile;

const meta = preview.meta({
  title: 'Account/ProfileSection',
  component: ProfileSection,
  args: { id: 'company', title: section.company, children: <p>…</p> },
  render: (args, { globals }) => <ProfileSection {...translateArgs(args, globals)} />,
});

/** The heading names the section, and links can move the focus to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: section.company })).toHaveAttribute('id', 'company');
    const heading = canvas.getByRole('heading', { name: section.company });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const WithText = meta.story({ args: { text: sectionText.company } });

export const English = meta.story({ args: { text: sectionText.company }, globals: { locale: 'en' } });

export const Phone = meta.story({ args: { text: sectionText.company }, globals: { viewport: { value: 'phone' } } });
