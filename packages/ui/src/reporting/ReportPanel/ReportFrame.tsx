import styled from '@emotion/styled';
import { REPORT_MAX_LENGTH } from '@mashrabiya/contract';
import { CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';

interface SentReport<R extends string> {
  reason: R;
  note: string | null;
}

interface Draft<R extends string> {
  reason: R | null;
  note: string;
}

export interface ReportFrameProps<R extends string> extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  title: string;
  /** Explains who reads the report. */
  text: string;
  reasons: readonly { value: R; text: string }[];
  schema: z.ZodType<SentReport<R>, { reason: R | null; note?: string | null | undefined }>;
  /** Sends the report. Rejects with the server's problems; see `useCallForm`. */
  onReport(report: SentReport<R>): Promise<unknown>;
}

const Root = styled(Panel)({
  '& .report': {
    display: 'grid',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(520px, 100%)',
    marginInline: 'auto',
  },
  '& .report-form': { display: 'grid', ...fieldRows },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .secondary': { color: role.inkMuted },
  '& .done': { display: 'flex', alignItems: 'start', gap: 12 },
  '& .done svg': { flex: 'none', marginBlockStart: 3, color: role.primary },
});

/** Report form in a panel; the reason `other` requires a text. A closed panel keeps an unsent report. */
export function ReportFrame<R extends string>({
  title,
  text,
  reasons,
  schema,
  onReport,
  onClose,
  ...panel
}: ReportFrameProps<R>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft<R>>();
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="report">
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon={X} label={t('reporting:close')} onClick={onClose} />
        </div>
        <ReportForm {...{ title, text, reasons, schema, onReport, onClose, draft }} onDraftChange={setDraft} />
      </div>
    </Root>
  );
}

/** Takes over the focus of the unmounted form in the same frame, so that Escape keeps closing the panel. */
function ReportDone({ onClose }: Pick<PanelProps, 'onClose'>) {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => close.current?.focus(), []);
  return (
    <>
      <p className="done" role="status">
        <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
        <span>{t('reporting:done')}</span>
      </p>
      <Button ref={close} wide variant="outlined" onClick={onClose}>
        {t('reporting:close')}
      </Button>
    </>
  );
}

type ReportFormProps<R extends string> = Pick<
  ReportFrameProps<R>,
  'title' | 'text' | 'reasons' | 'schema' | 'onReport' | 'onClose'
> & {
  draft: Draft<R> | undefined;
  onDraftChange: (draft: Draft<R> | undefined) => void;
};

function ReportForm<R extends string>({
  title,
  text,
  reasons,
  schema,
  onReport,
  onClose,
  draft,
  onDraftChange,
}: ReportFormProps<R>) {
  const { t } = useTranslation();
  const initial: Draft<R> = draft ?? { reason: null, note: '' };
  const form = useCallForm({
    schema,
    initial,
    call: async (report) => {
      await onReport(report);
      onDraftChange(undefined);
    },
  });
  if (form.sent) return <ReportDone onClose={onClose} />;
  const reason = form.field('reason');
  const note = form.field('note');
  return (
    <form {...form.form} className="report-form">
      <p className="secondary">{text}</p>
      <FormErrorBox problems={form.problems} />
      <RadioCards
        id={reason.id}
        name={reason.name}
        legend={title}
        hideLegend
        choices={reasons}
        value={reason.value}
        onChange={(value) => {
          form.change({ reason: reasons.find((candidate) => candidate.value === value)?.value ?? null });
          onDraftChange(form.getLatestValues());
        }}
        {...(reason.error !== undefined && { error: reason.error })}
      />
      <LongTextField
        {...note}
        label={t(reason.value === 'other' ? 'reporting:note' : 'reporting:noteOptional')}
        maxLength={REPORT_MAX_LENGTH}
        onChange={(next) => {
          note.onChange(next);
          onDraftChange(form.getLatestValues());
        }}
      />
      <Button wide type="submit" busy={form.busy}>
        {t('reporting:send')}
      </Button>
    </form>
  );
}
