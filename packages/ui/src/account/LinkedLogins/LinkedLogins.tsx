import styled from '@emotion/styled';
import type { LinkedIdentity } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { PasswordProofForm } from '../form/PasswordProofForm.tsx';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { IdentityList } from './IdentityList.tsx';
import { linkedLoginsStyles } from './linkedLoginsStyles.ts';
import { useIdentityName } from './useIdentityName.ts';

export interface LinkedLoginsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  identities: readonly LinkedIdentity[] | undefined;
  failed?: boolean;
  onRetry?: () => void;
  /** True if the account has a password or a passkey. */
  hasOtherMethod: boolean;
  /** Rejects with the server's problems; see `useCallForm`. The password is null if the account has none. */
  onUnlink(id: string, password: string | null): Promise<unknown>;
  onClose(): void;
}

const Root = styled('section')({ ...settingStyles, ...linkedLoginsStyles });

/** Linked Google and Apple accounts; all but the last login method can be unlinked. */
export function LinkedLogins({
  identities,
  failed = false,
  onRetry,
  hasOtherMethod,
  onUnlink,
  onClose,
  ...section
}: LinkedLoginsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const getIdentityName = useIdentityName();
  const [selected, setSelected] = useState<LinkedIdentity | null>(null);
  const [isUnlinked, setUnlinked] = useState(false);
  const isLast = !hasOtherMethod && identities?.length === 1;
  const select = (identity: LinkedIdentity) => {
    setUnlinked(false);
    setSelected(identity);
  };
  const finish = () => {
    setSelected(null);
    setUnlinked(true);
  };
  return (
    <Root aria-labelledby={headingId} aria-busy={!identities && !failed} {...section}>
      <h2 id={headingId}>{t('account:logins.title')}</h2>
      <p className="secondary-text">{t('account:logins.text')}</p>
      <SuccessMessage>{isUnlinked && t('account:logins.unlinked')}</SuccessMessage>
      {selected ? (
        <>
          <h3 id={`${headingId}-unlink`}>{t('account:logins.unlinkOne', { name: getIdentityName(selected) })}</h3>
          <p className="secondary">{t('account:logins.unlinkText')}</p>
          <PasswordProofForm
            labelledBy={`${headingId}-unlink`}
            submit={t('account:logins.unlink')}
            wide={false}
            onSubmit={(password) => onUnlink(selected.id, password).then(finish)}
            onCancel={() => setSelected(null)}
          />
        </>
      ) : (
        <>
          {failed && !identities ? (
            <FailedState onRetry={onRetry} />
          ) : (
            <IdentityList identities={identities} isLast={isLast} onUnlink={select} />
          )}
          <Button variant="text" onClick={onClose}>
            {t('account:twoFactor.close')}
          </Button>
        </>
      )}
    </Root>
  );
}
