import { ar } from '@mashrabiya/i18n/ar';
import { useTranslation } from 'react-i18next';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WizardFooter, type WizardFooterProps } from './WizardFooter.tsx';

function WithProblems(props: WizardFooterProps) {
  const { t } = useTranslation();
  return <WizardFooter {...props} problem={props.problem ? t('wizard:blocked') : null} />;
}

const meta = preview.meta({
  title: 'Wizard/WizardFooter',
  component: WizardFooter,
  args: { forward: 'next' as const, onForward: fn(), onPrevious: fn(), onClear: fn() },
  render: (args) => <WithProblems {...args} />,
});

const texts = ar.wizard;

/** "Next" is at the end of the line: on the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const next = canvas.getByRole('button', { name: texts.next });
    const previous = canvas.getByRole('button', { name: texts.previous });
    await expect(next.getBoundingClientRect().x).toBeLessThan(previous.getBoundingClientRect().x);
    await userEvent.click(next);
    await userEvent.click(previous);
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    await expect(args.onForward).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Blocked = meta.story({
  args: { problem: texts.blocked, onProblem: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.blocked);
    await userEvent.click(canvas.getByRole('button', { name: texts.showProblem }));
    await expect(args.onProblem).toHaveBeenCalledOnce();
  },
});

export const BeforePreview = meta.story({
  args: { forward: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.preview })).toBeVisible();
  },
});

export const Posting = meta.story({
  args: { forward: 'post', busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const post = canvas.getByRole('button', { name: texts.posting });
    await expect(post).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(post);
    await expect(args.onForward).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: texts.previous })).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { forward: 'post', mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.save })).toBeVisible();
    await expect(canvas.getByText(texts.clear)).toBeVisible();
  },
});
