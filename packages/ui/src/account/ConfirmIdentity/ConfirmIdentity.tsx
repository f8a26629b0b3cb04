import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { type LoginProvider, SocialButtons } from '../SocialButtons/SocialButtons.tsx';

export interface ConfirmIdentityProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Configured providers linked to the account. */
  providers: readonly LoginProvider[];
  /** Opens the provider's window. */
  onSelectProvider(provider: LoginProvider): void;
  /** Requests a passkey; absent if the account has none or the browser has no support. */
  onSelectPasskey?(): void;
  pendingMethod?: LoginProvider | 'passkey';
  /** Message of the last failed attempt. */
  problem?: string;
  onCancel(): void;
}

const Root = styled('section')({ ...settingStyles, '& .cancel': { marginBlockStart: 12 } });

/** Confirms the identity of a user without a password, before a change that otherwise asks for the password. */
export function ConfirmIdentity({
  providers,
  onSelectProvider,
  onSelectPasskey,
  pendingMethod,
  problem,
  onCancel,
  ...section
}: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const isPossible = providers.length > 0 || onSelectPasskey !== undefined;
  return (
    <Root aria-labelledby={headingId} {...section}>
      <h2 id={headingId}>{t('account:confirmIdentity.title')}</h2>
      <p className="secondary-text">{t(`account:confirmIdentity.${isPossible ? 'text' : 'impossible'}`)}</p>
      <FormErrorBox className="errors" problems={problem === undefined ? [] : [{ text: problem }]} />
      <SocialButtons
        purpose="confirm"
        providers={providers}
        onSelectProvider={onSelectProvider}
        {...(onSelectPasskey && { onSelectPasskey })}
        {...(pendingMethod && { pendingMethod })}
      />
      <Button className="cancel" variant="text" onClick={onCancel}>
        {t('account:cancel')}
      </Button>
    </Root>
  );
}
