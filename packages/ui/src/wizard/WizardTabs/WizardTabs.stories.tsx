import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { StepMark } from '../shared/wizardRules.ts';
import { WizardTabs, type WizardTabsProps } from './WizardTabs.tsx';

const STEPS = ['place', 'details', 'description', 'pictures', 'features', 'preview'] as const;
const createSteps = (...marks: StepMark[]) => STEPS.map((id, at) => ({ id, name: '', mark: marks[at] ?? 'ahead' }));

function Controlled({ current: first, steps: nameless, ...props }: WizardTabsProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(first);
  const named = STEPS.map((id, at) => ({ id, name: t(`wizard:step.${id}`), mark: nameless[at]?.mark ?? 'ahead' }));
  const requestStep = (index: number) => {
    props.onRequestStep(index);
    setCurrent(index);
  };
  return (
    <>
      <WizardTabs {...props} steps={named} current={current} onRequestStep={requestStep} />
      <div id={props.panelId} role="tabpanel" aria-labelledby={`${props.panelId}-${STEPS[current]}`} />
    </>
  );
}

const meta = preview.meta({
  title: 'Wizard/WizardTabs',
  component: WizardTabs,
  args: { steps: createSteps('valid', 'valid'), current: 2, panelId: 'step', onRequestStep: fn() },
  render: (args) => <Controlled {...args} />,
});

const names = ar.wizard.step;

/** Only the current tab is in the tab order; arrow keys move in the writing direction, Enter opens. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name: new RegExp(name) });
    await step('the next step is on the left in Arabic', async () => {
      const getX = (name: string) => tab(name).getBoundingClientRect().x;
      await expect(getX(names.pictures)).toBeLessThan(getX(names.description));
    });
    await step('arrows move the focus without selecting', async () => {
      await userEvent.tab();
      await expect(tab(names.description)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab(names.pictures)).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(tab(names.place)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab(names.details)).toHaveFocus();
      await expect(args.onRequestStep).not.toHaveBeenCalled();
    });
    await step('Enter selects, which is announced', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRequestStep).toHaveBeenCalledWith(1);
      await waitFor(() => expect(tab(names.details)).toHaveAttribute('aria-current', 'step'));
      await expect(canvas.getByRole('status')).toHaveTextContent(`الخطوة 2 من 6: ${names.details}`);
    });
  },
});

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs[1]?.getBoundingClientRect().x).toBeGreaterThan(tabs[0]?.getBoundingClientRect().x ?? 0);
    tabs[2]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[3]).toHaveFocus();
  },
});

export const WithErrors = meta.story({
  args: { steps: createSteps('valid', 'invalid', 'invalid'), current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab', { name: new RegExp(ar.wizard.mark.invalid) })).toHaveLength(2);
  },
});

export const Pending = meta.story({
  args: { steps: createSteps('pending', 'valid') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: new RegExp(ar.wizard.mark.pending) })).toBeVisible();
  },
});

/** A phone shows discs; the names stay available to screen readers. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: new RegExp(names.pictures) });
    await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(tab.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});
