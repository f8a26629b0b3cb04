import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FailedState } from './FailedState.tsx';

const meta = preview.meta({ title: 'States/FailedState', component: FailedState, args: { onRetry: fn() } });

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ar.states.failedTitle);
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.states.retrying }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const WithoutRetry = meta.story({
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
