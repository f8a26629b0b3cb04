import type { AdvisorApplication } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { application } from '../fixtures.stories.ts';
import { ApplicationState } from './ApplicationState.tsx';

const meta = preview.meta({
  title: 'People/ApplicationState',
  component: ApplicationState,
  args: { application: application(), listHref: '/advisors', onAgain: fn() },
  render: (args, { globals }) => (
    <ApplicationState {...args} application={{ ...application(globals), state: args.application.state }} />
  ),
});

const { apply } = ar.people;
const inState = (state: AdvisorApplication['state']) => ({ application: { ...application(), state } });

export const Pending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: apply.state.pending })).toBeVisible();
    await expect(canvas.getByText(/karim@example.com/)).toBeVisible();
  },
});

export const Accepted = meta.story({
  args: inState('accepted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: apply.see })).toHaveAttribute('href', '/advisors');
  },
});

export const Rejected = meta.story({
  args: inState('rejected'),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(application().reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: apply.again }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
