import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AdPackChoice, type AdPackChoiceProps } from './AdPackChoice.tsx';

function Controlled({ value: first, ...props }: AdPackChoiceProps) {
  const [value, setValue] = useState(first);
  return (
    <AdPackChoice
      {...props}
      value={value}
      onChange={(pack) => {
        props.onChange(pack);
        setValue(pack);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Wizard/AdPackChoice',
  component: AdPackChoice,
  args: { remaining: { basic: 12, elite: 3, superior: 1 }, value: null, onChange: fn(), plansHref: '/plans' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
});

const { adType } = ar.vocabulary;

/** The icon of a pack is at the start of the line, its radio button at the end: on the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText('باقي 12 إعلانًا')).toBeVisible();
    const getX = (name: string) => canvasElement.querySelector(name)?.getBoundingClientRect().x ?? 0;
    await expect(getX('.mark')).toBeLessThan(getX('.packIcon'));
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${adType.elite}`) }));
    await expect(args.onChange).toHaveBeenCalledWith('elite');
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${adType.elite}`) })).toBeChecked();
  },
});

/** A used-up pack cannot be chosen: it links to the plans. */
export const OneUsedUp = meta.story({
  args: { remaining: { basic: 2, elite: 0, superior: 1 }, value: 'basic' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByText(ar.wizard.pack.none)).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${adType.elite}`) })).toHaveAttribute('href', '/plans');
  },
});

export const AllUsedUp = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { remaining: { basic: 0, elite: 0, superior: 0 }, noneText: ar.wizard.pack.first },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ar.wizard.pack.first)).toBeVisible();
    await expect(canvas.getAllByText(ar.wizard.pack.none)).toHaveLength(3);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Missing = meta.story({
  args: { isChoiceMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(ar.wizard.pack.missing);
  },
});

export const Loading = meta.story({
  args: { remaining: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(ar.wizard.pack.loading);
  },
});

/** A paid ad keeps its pack at no cost, even if none remain. */
export const Paid = meta.story({
  args: { remaining: { basic: 2, elite: 0, superior: 0 }, value: 'elite', paid: 'elite' },
  play: async ({ canvas }) => {
    const elite = canvas.getByRole('radio', { name: new RegExp(`^${adType.elite}`) });
    await expect(elite).toBeChecked();
    await expect(canvas.getByText(ar.wizard.pack.paid)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Failed = meta.story({
  args: { remaining: null, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(ar.wizard.pack.unknown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ar.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
