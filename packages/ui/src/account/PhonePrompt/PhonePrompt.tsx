import styled from '@emotion/styled';
import { PhoneInput } from '@mashrabiya/contract';
import { Phone } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { SuccessMark } from '../shared/SuccessMark.tsx';
import { phonePromptStyles } from './phonePromptStyles.ts';

export interface PhonePromptProps extends Omit<PanelProps, 'label' | 'placement' | 'children' | 'onSubmit'> {
  open: boolean;
  /** Called on "not now", Escape, a press outside, a drag downwards, or after success. */
  onClose(): void;
  /** Saves the number in its national form of 11 digits. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(phone: string): Promise<unknown>;
  /** Opens the confirmation of the added number. */
  onConfirm?: (() => void) | undefined;
}

const Root = styled(Panel)(phonePromptStyles);

/** Asks a user without a phone number for one, so that others can respond to their ads (specification, section 2). */
export function PhonePrompt({ open, onSubmit, onConfirm, onClose, ...panel }: PhonePromptProps) {
  const { t } = useTranslation();
  // Reset on opening; the message stays during the closing animation.
  const [promptState, setPromptState] = useState({ open, added: false });
  if (promptState.open !== open) setPromptState({ open, added: !open && promptState.added });
  const { added } = promptState;
  const submit = async (phone: string) => {
    await onSubmit(phone);
    setPromptState((now) => ({ ...now, added: true }));
  };
  return (
    <Root
      {...panel}
      open={open}
      onClose={onClose}
      label={t(added ? 'account:phonePrompt.added' : 'account:phonePrompt.title')}
      placement="center"
    >
      {added ? (
        <PhoneAddedNotice onConfirm={onConfirm} onClose={onClose} />
      ) : (
        <PhoneForm onSubmit={submit} onClose={onClose} />
      )}
    </Root>
  );
}

function PhoneForm({ onSubmit, onClose }: Pick<PhonePromptProps, 'onSubmit' | 'onClose'>) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({
    schema: PhoneInput,
    initial: { phone: '' },
    call: ({ phone }) => onSubmit(phone),
  });
  return (
    <div className="prompt">
      <h2 id={headingId}>{t('account:phonePrompt.title')}</h2>
      <p className="explanation">{t('account:phonePrompt.text')}</p>
      <AccountForm
        callForm={form}
        labelledBy={headingId}
        submit={t('account:phonePrompt.submit')}
        contentAfter={
          <Button variant="text" onClick={onClose}>
            {t('account:phonePrompt.later')}
          </Button>
        }
      >
        <PhoneField {...form.field('phone')} icon={Phone} label={t('forms:fields.phone')} />
      </AccountForm>
    </div>
  );
}

function PhoneAddedNotice({ onConfirm, onClose }: Pick<PhonePromptProps, 'onConfirm' | 'onClose'>) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // The focused element was unmounted with the form, so the button gets the focus.
  useEffect(() => root.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={root} className="message">
      <SuccessMark />
      <div role="status">
        <h2>{t('account:phonePrompt.added')}</h2>
      </div>
      <div className="actions">
        {onConfirm && (
          <Button wide onClick={onConfirm}>
            {t('account:profile.confirmPhone')}
          </Button>
        )}
        <Button wide variant={onConfirm ? 'text' : 'contained'} onClick={onClose}>
          {t('account:phonePrompt.done')}
        </Button>
      </div>
    </div>
  );
}
