import type { AdvisorApplication } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { application } from '../fixtures.stories.ts';
import { ApplicationState } from './ApplicationState.tsx';

const meta = preview.meta({
  title: 'People/ApplicationState',
  component: ApplicationState,
  args: { application: application(), listHref: '/advisors', onReapply: fn() },
  render: (args, { globals }) => (
    <ApplicationState {...args} application={{ ...application(globals), state: args.application.state }} />
  ),
});

const { apply } = ar.people;
const createArgs = (state: AdvisorApplication['state']) => ({ application: { ...application(), state } });

export const Pending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: apply.state.pending })).toBeVisible();
    await expect(canvas.getByText(/karim@example.com/)).toBeVisible();
  },
});

export const Accepted = meta.story({
  args: createArgs('accepted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: apply.see })).toHaveAttribute('href', '/advisors');
  },
});

export const Rejected = meta.story({
  args: createArgs('rejected'),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(application().reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: apply.again }));
    await expect(args.onReapply).toHaveBeenCalledOnce();
  },
});
