import { ar } from '@mashrabiya/i18n/ar';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { translateArgs } from '../../forms/stories.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { StepPanels } from './StepPanels.tsx';

const LABEL = ar.wizard.home.noAddress;

function Steps({ label, first }: { label: string; first: number }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(first);
  const [text, setText] = useState('');
  return (
    <>
      <StepPanels
        current={current}
        steps={{
          written: <TextField label={label} value={text} onChange={setText} />,
          read: <p data-testid="read">{text}</p>,
        }}
      />
      <Button onClick={() => startTransition(() => setCurrent(1 - current))}>{t('wizard:next')}</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Wizard/StepPanels',
  component: StepPanels,
  args: { current: 0, steps: {} },
  render: ({ current }, { globals }) => <Steps {...translateArgs({ label: LABEL }, globals)} first={current} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const read = () => canvas.queryByTestId('read');
    await step('mounted but hidden', async () => {
      await waitFor(() => expect(read()).toBeInTheDocument());
      await expect(read()).not.toBeVisible();
    });
    await step('rendered when it is shown', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '123');
      await expect(read()).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(read()).toBeVisible());
      await expect(read()).toHaveTextContent('123');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('earlier input is preserved', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('123'));
    });
  },
});
