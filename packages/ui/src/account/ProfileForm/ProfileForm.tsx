import styled from '@emotion/styled';
import { PROFILE_IMAGES_PATH, ProfileDraft, type User } from '@mashrabiya/contract';
import { Phone, UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarPicker } from '../../forms/AvatarPicker/AvatarPicker.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { focusField } from '../../forms/fieldState/focusField.ts';
import { useObjectUrl } from '../../forms/files/useObjectUrl.ts';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';

export interface ProfileFormProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit' | 'children'> {
  user: Pick<User, 'name' | 'phone' | 'profile_pic'>;
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(input: ProfileDraft): Promise<unknown>;
  onCancel(): void;
}

const Root = styled('section')(settingStyles);

/** Edits the public profile: picture, name, and the phone number of ads. */
export function ProfileForm({ user, onSubmit, onCancel, ...section }: ProfileFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const initial: Required<ProfileDraft> = {
    avatar: null,
    remove_avatar: '0',
    name: user.name,
    phone: user.phone,
    current_password: '',
  };
  const form = useCallForm({
    schema: ProfileDraft,
    initial,
    call: onSubmit,
  });
  const avatar = form.field('avatar');
  const password = form.field('current_password');
  // The server asks for the password to change an existing number; a provider's account has none.
  const isPasswordRequired = password.error !== undefined || password.value !== '';
  const passwordId = form.getFieldId('current_password');
  useEffect(() => {
    if (isPasswordRequired) focusField(passwordId);
  }, [isPasswordRequired, passwordId]);
  const chosenUrl = useObjectUrl(avatar.value);
  const isRemoved = form.values.remove_avatar === '1';
  const currentUrl = user.profile_pic && !isRemoved ? `${PROFILE_IMAGES_PATH}/${user.profile_pic}` : null;
  return (
    <Root {...section}>
      <h2 id={headingId}>{t('account:profileForm.title')}</h2>
      <SuccessMessage>{form.sent && t('account:profileForm.saved')}</SuccessMessage>
      <AccountForm
        callForm={form}
        labelledBy={headingId}
        submit={t('account:profileForm.submit')}
        wide={false}
        onCancel={onCancel}
      >
        <AvatarPicker
          id={avatar.id}
          tabIndex={-1}
          src={chosenUrl ?? currentUrl}
          error={avatar.error}
          onPick={(file) => {
            form.change({ avatar: file, remove_avatar: '0' });
            form.show(['avatar']);
          }}
          onRemove={() => form.change({ avatar: null, remove_avatar: '1' })}
        />
        <TextField {...form.field('name')} autoComplete="name" icon={UserRound} label={t('forms:fields.name')} />
        <PhoneField {...form.field('phone')} optional icon={Phone} label={t('forms:fields.phone')} />
        {isPasswordRequired && <PasswordField {...password} valid={false} label={t('account:field.currentPassword')} />}
      </AccountForm>
    </Root>
  );
}
