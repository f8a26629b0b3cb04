import { ADVISOR_NOTE_MAX_LENGTH, AdvisorDecision } from '@mashrabiya/contract';
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

export interface AdvisorDecisionFormProps {
  /** Rejects with the server's problems; see `useCallForm`. */
  onDecide(decision: AdvisorDecision): Promise<unknown>;
}

const KEYS = { KeyA: 'accepted', KeyR: 'rejected' } as const;

/** Accepts an application with one press; a rejection asks for a reason. Also by the keys A and R. */
export function AdvisorDecisionForm({ onDecide }: AdvisorDecisionFormProps) {
  const { t } = useTranslation();
  const [isRejecting, setIsRejecting] = useState(useOpenForm(['rejected']) !== null);
  const acceptanceForm = useCallForm({
    schema: AdvisorDecision,
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
      <ShortcutHint text={t('moderation:advisors.keys')} isReady={isReady} />
    </div>
  );
}

interface RejectionFormProps extends AdvisorDecisionFormProps {
  onBack(): void;
}

/** Reason of a rejection, in one language or both. */
function RejectionForm({ onDecide, onBack }: RejectionFormProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const { form, discard } = useCaseForm('rejected', {
    schema: AdvisorDecision,
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
        maxLength={ADVISOR_NOTE_MAX_LENGTH}
      />
      <LongTextField
        {...form.field('note_en')}
        lang="en"
        label={t('moderation:advisors.note_en')}
        maxLength={ADVISOR_NOTE_MAX_LENGTH}
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
