import styled from '@emotion/styled';
import { RegisterInput } from '@mashrabiya/contract';
import { Mail, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCallForm } from '../callForm/useCallForm.ts';
import { fieldRows } from '../Field/fieldFrameStyles.ts';
import { FormErrorBox } from '../FormErrorBox/FormErrorBox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', password_confirmation: '' };

const Root = styled('form')({ display: 'grid', ...fieldRows });

/** Example form from a contract schema, fields and a call; used by stories only. */
export function SignUpForm({ onSubmit }: { onSubmit(input: RegisterInput): Promise<unknown> }) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: RegisterInput, initial: EMPTY, call: onSubmit });
  return (
    <Root {...form.form}>
      <TextField {...form.field('name')} icon={UserRound} label={t('forms:fields.name')} autoComplete="name" />
      <TextField
        {...form.field('email')}
        type="email"
        icon={Mail}
        label={t('forms:fields.email')}
        autoComplete="email"
      />
      <PhoneField {...form.field('phone')} icon={Phone} label={t('forms:fields.phone')} optional />
      <PasswordField
        {...form.field('password')}
        label={t('forms:fields.password')}
        hint={t('forms:fields.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirmation')}
        label={t('forms:fields.confirmPassword')}
        autoComplete="new-password"
      />
      <FormErrorBox problems={form.problems} />
      <Button type="submit" wide busy={form.busy}>
        {t('forms:fields.signUp')}
      </Button>
    </Root>
  );
}
