import styled from '@emotion/styled';
import { ProfileInput, type User } from '@mashrabiya/contract';
import { Phone, UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { DoneLine } from '../form/DoneLine.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface ProfileFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  user: Pick<User, 'name' | 'phone'>;
  /** Rejects with what the server refused; see `useCallForm`. */
  onSubmit(input: ProfileInput): Promise<unknown>;
  onCancel(): void;
}

const Root = styled('section')(settingStyles);

/** Changes what others see of a person: the name, and the number that ads are called at. */
export function ProfileForm({ user, onSubmit, onCancel, ...section }: ProfileFormProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useCallForm({
    schema: ProfileInput,
    initial: { name: user.name, phone: user.phone },
    call: onSubmit,
  });
  return (
    <Root {...section}>
      <h2 id={heading}>{t('account.profileForm.title')}</h2>
      <DoneLine>{form.sent && t('account.profileForm.saved')}</DoneLine>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('account.profileForm.submit')}
        wide={false}
        after={
          <Button look="quiet" onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('name')} autoComplete="name" icon={UserRound} label={t('forms.fields.name')} />
        <PhoneField {...form.field('phone')} optional icon={Phone} label={t('forms.fields.phone')} />
      </AccountForm>
    </Root>
  );
}
