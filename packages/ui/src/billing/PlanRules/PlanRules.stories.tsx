import { ar } from '@mashrabiya/i18n/ar';
import { mockPlanVersions } from '@mashrabiya/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectWith } from '../../forms/callForm/calls.stories.ts';
import { PlanRules } from './PlanRules.tsx';

const { rules } = ar.finance;
const NOW = new Date('2026-11-20T12:00:00.000Z');

const meta = preview.meta({
  title: 'Billing/PlanRules',
  component: PlanRules,
  args: {
    'aria-label': rules.plans,
    versions: mockPlanVersions().slice(1, 3),
    now: NOW,
    onChange: fn(accept),
    onCancelVersion: fn(accept),
  },
});

export const Default = meta.story();

/** Changes the price at once, and closes the form after saving. */
export const Changing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: rules.change });
    if (first) await userEvent.click(first);
    const price = canvas.getByRole('textbox', { name: rules.price });
    await userEvent.clear(price);
    await userEvent.type(price, '٥٠٠');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect(args.onChange).toHaveBeenCalledWith(2, expect.objectContaining({ price: 50_000, basic: 5 }));
  },
});

/** Unreadable text is an error at its field, and not treated as empty. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: rules.change });
    if (first) await userEvent.click(first);
    const count = canvas.getByRole('spinbutton', { name: ar.vocabulary.adType.elite });
    await userEvent.clear(count);
    await userEvent.type(count, 'ثلاثة');
    const price = canvas.getByRole('textbox', { name: rules.price });
    await userEvent.clear(price);
    await userEvent.type(price, '2000000');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect(count).toHaveAccessibleDescription(ar.forms.problem.number_invalid);
    await expect(price).toHaveAccessibleDescription(ar.forms.problem.price_invalid);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { onChange: fn(rejectWith('valid_from_past', '/valid_from')) },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: rules.change });
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.valid_from_past))[0]).toBeVisible();
  },
});

/** Shows a scheduled version beside the current one. */
export const Upcoming = meta.story({
  args: {
    versions: mockPlanVersions()
      .slice(1, 2)
      .flatMap((version) => [
        {
          ...version,
          id: '01900000-0000-7000-8000-00000000d001',
          is_current: false,
          valid_from: '2027-01-01T00:00:00.000Z',
        },
        version,
      ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: rules.plans })).getAllByRole('heading')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: rules.callOff }));
    await expect(args.onCancelVersion).toHaveBeenCalledWith(expect.objectContaining({ is_current: false }));
    await expect(canvas.getAllByRole('button', { name: rules.change })).toHaveLength(1);
  },
});

/** Cards of a row are equally tall, and their actions are in line. */
export const Equal = meta.story({
  args: { versions: mockPlanVersions() },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').filter((item) => item.parentElement?.ariaLabel === rules.plans);
    const heights = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    await expect(heights.size).toBe(1);
  },
});

export const Loading = meta.story({
  args: { versions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: rules.plans })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The trial's content is a separate setting, and it is free. */
export const Trial = meta.story({
  args: { versions: mockPlanVersions().slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: rules.change }));
    await expect(canvas.getByText(rules.trialAds)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: rules.price })).toBeNull();
  },
});
