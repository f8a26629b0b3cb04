import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { type LoginProvider, SocialButtons } from '../SocialButtons/SocialButtons.tsx';

export interface ConfirmIdentityProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Providers that log in to the account, and are set up. */
  providers: readonly LoginProvider[];
  /** Opens the provider's window. */
  onProvider(provider: LoginProvider): void;
  /** Asks for a passkey; missing where the account has none or the browser supports none. */
  onPasskey?(): void;
  /** Whose confirmation is under way. */
  busy?: LoginProvider | 'passkey';
  /** Why the last attempt failed, in words. */
  problem?: string;
  onCancel(): void;
}

const Root = styled('section')({ ...settingStyles, '& .cancel': { marginBlockStart: 12 } });

/** Confirms who uses an account without a password, before a change that asks others for their password. */
export function ConfirmIdentity({
  providers,
  onProvider,
  onPasskey,
  busy,
  problem,
  onCancel,
  ...section
}: ConfirmIdentityProps) {
  const { t } = useTranslation();
  const heading = useId();
  const isPossible = providers.length > 0 || onPasskey !== undefined;
  return (
    <Root aria-labelledby={heading} {...section}>
      <h2 id={heading}>{t('account:confirmIdentity.title')}</h2>
      <p className="quiet-text">{t(`account:confirmIdentity.${isPossible ? 'text' : 'impossible'}`)}</p>
      <FormErrorBox className="errors" problems={problem === undefined ? [] : [{ text: problem }]} />
      <SocialButtons
        purpose="confirm"
        providers={providers}
        onProvider={onProvider}
        {...(onPasskey && { onPasskey })}
        {...(busy && { busy })}
      />
      <Button className="cancel" look="quiet" onClick={onCancel}>
        {t('account:cancel')}
      </Button>
    </Root>
  );
}
