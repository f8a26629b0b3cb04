import styled from '@emotion/styled';
import type { NewPasskeyInput, Passkey } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { SuccessMessage } from '../form/SuccessMessage.tsx';
import { settingStyles } from '../form/settingStyles.ts';
import { NewPasskeyForm } from './NewPasskeyForm.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { passkeysStyles } from './passkeysStyles.ts';
import { RemovePasskeyForm } from './RemovePasskeyForm.tsx';

export interface PasskeysProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  passkeys: readonly Passkey[] | undefined;
  failed?: boolean;
  onRetry?: () => void;
  /** Reference time of "last used 2 days ago". */
  now: Date;
  isSupported: boolean;
  /**
   * Creates a passkey in the browser, and registers it. Rejects like `onRemove` with the problems; see `useCallForm`.
   */
  onAdd(input: NewPasskeyInput): Promise<unknown>;
  onRemove(id: string, password: string | null): Promise<unknown>;
  onClose(): void;
}

const Root = styled('section')({ ...settingStyles, ...passkeysStyles });

export function Passkeys({
  passkeys,
  failed = false,
  onRetry,
  now,
  isSupported,
  onAdd,
  onRemove,
  onClose,
  ...section
}: PasskeysProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [openForm, setOpenForm] = useState<'add' | Passkey | null>(null);
  const [completedAction, setCompletedAction] = useState<'added' | 'removed' | null>(null);
  const showForm = (next: 'add' | Passkey) => {
    setCompletedAction(null);
    setOpenForm(next);
  };
  const finish = (action: 'added' | 'removed') => () => {
    setOpenForm(null);
    setCompletedAction(action);
  };
  const closeForm = () => setOpenForm(null);
  return (
    <Root aria-labelledby={headingId} aria-busy={!passkeys && !failed} {...section}>
      <h2 id={headingId}>{t('account:passkeys.title')}</h2>
      <p className="secondary-text">{t(isSupported ? 'account:passkeys.text' : 'account:passkeys.unsupported')}</p>
      <SuccessMessage>{completedAction && t(`account:passkeys.${completedAction}`)}</SuccessMessage>
      {openForm === 'add' ? (
        <NewPasskeyForm
          labelledBy={headingId}
          onAdd={(input) => onAdd(input).then(finish('added'))}
          onCancel={closeForm}
        />
      ) : openForm ? (
        <RemovePasskeyForm
          passkey={openForm}
          onRemove={(password) => onRemove(openForm.id, password).then(finish('removed'))}
          onCancel={closeForm}
        />
      ) : (
        <>
          {failed && !passkeys ? (
            <FailedState onRetry={onRetry} />
          ) : (
            <PasskeyList passkeys={passkeys} now={now} onRemove={showForm} />
          )}
          <div className="choices">
            {isSupported && (
              <Button variant="outlined" onClick={() => showForm('add')}>
                {t('account:passkeys.add')}
              </Button>
            )}
            <Button variant="text" onClick={onClose}>
              {t('account:twoFactor.close')}
            </Button>
          </div>
        </>
      )}
    </Root>
  );
}
