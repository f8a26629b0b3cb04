import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { SuccessMessage } from './SuccessMessage.tsx';

const { saved } = ar.account.firstPassword;

const meta = preview.meta({ title: 'Account/SuccessMessage', component: SuccessMessage, args: { children: saved } });

export const Default = meta.story();

/** Takes over the focus that the submitted form loses. */
export const AfterSubmit = meta.story({
  render: function Host({ children }) {
    const [isDone, setDone] = useState(false);
    return (
      <>
        <SuccessMessage>{isDone && children}</SuccessMessage>
        {!isDone && <Button onClick={() => setDone(true)}>{ar.account.password.submit}</Button>}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent(saved);
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});
