import type { Session } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProfileSection } from '../ProfileSection/ProfileSection.tsx';
import { DeviceList } from './DeviceList.tsx';

const createSession = (number: number, device: string, used_at: string): Session => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  device,
  created_at: '2026-10-01T09:00:00Z',
  used_at,
  is_current: number === 1,
});
const SESSIONS = [
  createSession(1, 'Chrome, Android', '2026-11-20T11:00:00Z'),
  createSession(2, 'Safari, iPhone', '2026-11-18T11:00:00Z'),
  createSession(3, '', '2026-11-01T11:00:00Z'),
];
const { devices } = ar.account;

const meta = preview.meta({
  title: 'Account/DeviceList',
  component: DeviceList,
  args: { sessions: SESSIONS, now: new Date('2026-11-20T12:00:00Z'), onEndSession: fn(), onEndOtherSessions: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: devices.endOne.replace('{{device}}', 'Safari, iPhone') }));
    await expect(args.onEndSession).toHaveBeenCalledWith(SESSIONS[1]?.id);
    await userEvent.click(canvas.getByRole('button', { name: devices.endOthers }));
    await expect(args.onEndOtherSessions).toHaveBeenCalled();
  },
});

function EndableDevices(args: ComponentProps<typeof DeviceList>) {
  const [sessions, setSessions] = useState(SESSIONS);
  return (
    <ProfileSection id="devices" title={ar.account.profile.section.devices}>
      <DeviceList
        {...args}
        sessions={sessions}
        onEndSession={(ended) => setSessions(sessions.filter(({ id }) => id !== ended))}
      />
    </ProfileSection>
  );
}

/** The focus moves on to the next device, and after the last one to the heading. */
export const FocusAfterEnd = meta.story({
  render: (args) => <EndableDevices {...args} />,
  play: async ({ canvas }) => {
    const getEndButton = (device: string) =>
      canvas.getByRole('button', { name: devices.endOne.replace('{{device}}', device) });
    await userEvent.click(getEndButton('Safari, iPhone'));
    await waitFor(() => expect(getEndButton(devices.unknown)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
});

/** The current device cannot be ended here: the user logs out instead. */
export const OnlyThisDevice = meta.story({
  args: { sessions: SESSIONS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const EndingSession = meta.story({ args: { endingId: SESSIONS[1]?.id } });

export const Loading = meta.story({ args: { sessions: undefined } });

export const Failed = meta.story({
  args: { sessions: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
