import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withNarrowWidth } from '../stories.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorBox } from './FormErrorBox.tsx';

const { errors, fields } = ar.forms;

const meta = preview.meta({
  title: 'Forms/FormErrorBox',
  component: FormErrorBox,
  decorators: [withNarrowWidth],
  args: { problems: [] },
});

export const Default = meta.story({
  render: function Form() {
    const { t } = useTranslation();
    const [email, setEmail] = useState('mona@');
    const problems = [
      { field: 'box-email', text: t('forms:errors.email') },
      { field: 'box-name', text: t('forms:errors.name') },
    ];
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <FormErrorBox problems={problems} />
        <TextField id="box-email" type="email" label={t('forms:fields.email')} value={email} onChange={setEmail} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('alert');
    await expect(box).toHaveTextContent(errors.email);
    await expect(box).not.toHaveTextContent(errors.name);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: errors.email })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: fields.email })).toHaveFocus();
  },
});

export const WholeFormError = meta.story({
  render: function Failed() {
    const { t } = useTranslation();
    return <FormErrorBox problems={[{ text: t('search:failed') }]} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ar.search.failed);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
