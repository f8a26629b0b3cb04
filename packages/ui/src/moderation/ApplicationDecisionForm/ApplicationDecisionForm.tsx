import { APPLICATION_NOTE_MAX_LENGTH, ApplicationDecision } from '@mashrabiya/contract';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { useCaseForm, useOpenForm } from '../caseDraft/useCaseForm.ts';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface ApplicationDecisionFormProps {
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: ApplicationDecision): Promise<unknown>;
}

interface Props extends ApplicationDecisionFormProps {
  /** Line about the shortcut keys. */
  keysText: string;
}

const KEYS = { KeyA: 'accepted', KeyR: 'rejected' } as const;

/** Accepts an application with one press; a rejection asks for a reason. Also by the keys A and R. */
export function ApplicationDecisionForm({ onDecide, keysText }: Props) {
  const { t } = useTranslation();
  const [isRejecting, setIsRejecting] = useState(useOpenForm(['rejected']) !== null);
  const acceptanceForm = useCallForm({
    schema: ApplicationDecision,
    initial: { decision: 'accepted' as const, note_ar: null, note_en: null },
    call: onDecide,
  });
  const { busy } = acceptanceForm;
  const choose = (decision: 'accepted' | 'rejected') => {
    if (busy || isRejecting) return;
    if (decision === 'accepted') void acceptanceForm.submit();
    else setIsRejecting(true);
  };
  const isReady = useShortcuts(KEYS, choose);
  if (isRejecting) return <RejectionForm onDecide={onDecide} onBack={() => setIsRejecting(false)} />;
  return (
    <div className="decision">
      <FormErrorBox problems={acceptanceForm.problems} />
      <Button wide icon={Check} busy={busy} onClick={ignoreDoubleClick(() => choose('accepted'))}>
        {t('moderation:advisors.accept')}
      </Button>
      <Button wide variant="outlined" color="error" icon={X} disabled={busy} onClick={() => choose('rejected')}>
        {t('moderation:advisors.reject')}
      </Button>
      <ShortcutHint text={keysText} isReady={isReady} />
    </div>
  );
}

interface RejectionFormProps extends ApplicationDecisionFormProps {
  onBack(): void;
}

/** Reason of a rejection, in one language or both. */
function RejectionForm({ onDecide, onBack }: RejectionFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const { form, discard } = useCaseForm('rejected', {
    schema: ApplicationDecision,
    initial: { decision: 'rejected' as const, note_ar: '', note_en: '' },
    call: onDecide,
  });
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);
  const goBack = () => {
    discard();
    onBack();
  };
  return (
    <form ref={root} {...form.form} className="decision">
      <p className="note">{t('moderation:advisors.why')}</p>
      <FormErrorBox problems={form.problems} />
      <LongTextField
        {...form.field('note_ar')}
        lang="ar"
        label={t('moderation:advisors.note_ar')}
        maxLength={APPLICATION_NOTE_MAX_LENGTH}
      />
      <LongTextField
        {...form.field('note_en')}
        lang="en"
        label={t('moderation:advisors.note_en')}
        maxLength={APPLICATION_NOTE_MAX_LENGTH}
      />
      <Button wide type="submit" color="error" busy={form.busy}>
        {t('moderation:listings.send')}
      </Button>
      <Button wide variant="text" disabled={form.busy} onClick={goBack}>
        {t('moderation:listings.cancel')}
      </Button>
    </form>
  );
}
