import styled from '@emotion/styled';
import { parsePhone } from '@mashrabiya/i18n';
import { Phone } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { useNarrow } from '../../foundation/useNarrow.ts';
import { checkPhone } from '../accountRules.ts';
import { DoneMark } from '../DoneMark.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import type { CallState } from '../form/callState.ts';
import { useAccountForm } from '../form/useAccountForm.ts';
import { phonePromptStyles } from './phonePromptStyles.ts';

export interface PhonePromptProps extends CallState, Omit<PanelProps, 'label' | 'placement' | 'children' | 'onSubmit'> {
  open: boolean;
  /** Not now, Escape, a press outside, a drag downwards; or done. */
  onClose(): void;
  /** The number, in its national form of 11 digits. */
  onSubmit(phone: string): void;
  /** The number was added: says so in the form's place. */
  added?: boolean;
}

const Root = styled(Panel)(phonePromptStyles);

/** Asks a person who has no number for one, so that others can answer to their ads (specification, section 2). */
export function PhonePrompt({ onSubmit, onClose, added = false, busy, failure, ...panel }: PhonePromptProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <Root
      {...panel}
      onClose={onClose}
      label={t(added ? 'account.phonePrompt.added' : 'account.phonePrompt.title')}
      placement={narrow ? 'bottom' : 'center'}
    >
      {added ? (
        <Added onClose={onClose} />
      ) : (
        <PhoneForm onSubmit={onSubmit} onClose={onClose} busy={busy} failure={failure} />
      )}
    </Root>
  );
}

function PhoneForm({
  onSubmit,
  onClose,
  busy,
  failure,
}: Pick<PhonePromptProps, 'onSubmit' | 'onClose' | 'busy' | 'failure'>) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useAccountForm({
    initial: { phone: '' },
    check: checkPhone,
    onValid: ({ phone }) => onSubmit(parsePhone(phone) ?? phone),
    busy,
  });
  return (
    <div className="ask">
      <h2 id={heading}>{t('account.phonePrompt.title')}</h2>
      <p className="why">{t('account.phonePrompt.text')}</p>
      <AccountForm
        of={form}
        labelledBy={heading}
        submit={t('account.phonePrompt.submit')}
        busy={busy}
        failure={failure}
        after={
          <Button look="quiet" onClick={onClose}>
            {t('account.phonePrompt.later')}
          </Button>
        }
      >
        <PhoneField {...form.field('phone')} icon={Phone} label={t('forms.fields.phone')} />
      </AccountForm>
    </div>
  );
}

function Added({ onClose }: Pick<PhonePromptProps, 'onClose'>) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the form.
  useEffect(() => root.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={root} className="told">
      <DoneMark />
      <div role="status">
        <h2>{t('account.phonePrompt.added')}</h2>
      </div>
      <div className="actions">
        <Button wide onClick={onClose}>
          {t('account.phonePrompt.done')}
        </Button>
      </div>
    </div>
  );
}
