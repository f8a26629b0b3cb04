import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { advisors } from '../fixtures.stories.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ title: 'People/Avatar', component: Avatar, args: { name: 'مها عادل', picture: null } });

/** Initials; hidden from screen readers, which read the name beside it. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const avatar = canvasElement.querySelector('.MuiAvatar-root');
    await expect(avatar).toHaveTextContent('م');
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
  },
});

export const WithPicture = meta.story({
  args: { picture: advisors()[0]?.profile_pic ?? null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
});

export const Large = meta.story({ args: { size: 96 } });
