import styled from '@emotion/styled';
import { REPORT_MAX_LENGTH, REPORT_REASONS, ReportInput, type ReportReason } from '@mashrabiya/contract';
import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';

export interface ReportPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** Sends the report. Rejects with what the server refused; see `useCallForm`. */
  onReport(report: ReportInput): Promise<unknown>;
}

const Root = styled(Panel)({
  '& .report': {
    display: 'grid',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(520px, 100%)',
    marginInline: 'auto',
  },
  '& .report-form': { display: 'grid', gap: 16 },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .quiet': { color: role.inkMuted },
  '& .done': { display: 'flex', alignItems: 'start', gap: 12 },
  '& .done svg': { flex: 'none', marginBlockStart: 3, color: role.primary },
});

/** Tells the moderators what is wrong with an ad. */
export function ReportPanel({ onReport, onClose, ...panel }: ReportPanelProps) {
  const { t } = useTranslation();
  const title = t('deciding:report.title');
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="report">
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon={X} label={t('deciding:report.close')} onClick={onClose} />
        </div>
        <ReportForm onReport={onReport} onClose={onClose} />
      </div>
    </Root>
  );
}

/** Takes the focus from the form that is gone, so that Escape still closes the panel. */
function ReportDone({ onClose }: Pick<ReportPanelProps, 'onClose'>) {
  const { t } = useTranslation();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <p className="done" role="status">
        <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
        <span>{t('deciding:report.done')}</span>
      </p>
      <Button ref={close} wide look="outlined" onClick={onClose}>
        {t('deciding:report.close')}
      </Button>
    </>
  );
}

function ReportForm({ onReport, onClose }: Pick<ReportPanelProps, 'onReport' | 'onClose'>) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: ReportInput,
    initial: { reason: null as ReportReason | null, note: '' },
    call: onReport,
  });
  if (form.sent) return <ReportDone onClose={onClose} />;
  const reason = form.field('reason');
  return (
    <form {...form.form} className="report-form">
      <p className="quiet">{t('deciding:report.text')}</p>
      <FormErrorBox problems={form.problems} />
      <RadioCards
        id={reason.id}
        name={reason.name}
        legend={t('deciding:report.title')}
        quietLegend
        choices={REPORT_REASONS.map((value) => ({ value, text: t(`deciding:report.reason.${value}`) }))}
        value={reason.value}
        onChange={(value) => form.change({ reason: REPORT_REASONS.find((one) => one === value) ?? null })}
        {...(reason.error !== undefined && { error: reason.error })}
      />
      <LongTextField
        {...form.field('note')}
        label={t(reason.value === 'other' ? 'deciding:report.note' : 'deciding:report.noteOptional')}
        maxLength={REPORT_MAX_LENGTH}
      />
      <Button wide type="submit" busy={form.busy}>
        {t('deciding:report.send')}
      </Button>
    </form>
  );
}
