import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { FinanceSection } from './FinanceSection.tsx';

const { rules, cases } = ar.finance;

const meta = preview.meta({
  title: 'Billing/FinanceSection',
  component: FinanceSection,
  args: { title: cases.title },
});

/** One quiet line in place of an empty list. */
export const Empty = meta.story({
  args: { emptyText: cases.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cases.title })).toHaveTextContent(cases.empty);
  },
});

/** The action is at the end of the title's line: on the left in Arabic. */
export const WithAction = meta.story({
  args: { title: rules.plans, action: <Button variant="outlined">{rules.add}</Button> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: rules.plans });
    const action = canvas.getByRole('button', { name: rules.add });
    await expect(action.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  },
});

export const WithMore = meta.story({
  args: { onShowMore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.common.showMore }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** The tab says the title; it names the section for screen readers only. */
export const HiddenTitle = meta.story({
  args: { hideTitle: true, emptyText: cases.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cases.title })).toBeVisible();
  },
});
