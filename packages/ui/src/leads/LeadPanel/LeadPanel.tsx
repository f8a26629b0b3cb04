import styled from '@emotion/styled';
import type { Lead } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { LeadForm, type LeadFormProps } from '../LeadForm/LeadForm.tsx';
import { useLeadName } from '../shared/useLeadName.ts';

export interface LeadPanelProps
  extends Omit<PanelProps, 'label' | 'placement' | 'children' | 'onDraft'>,
    Pick<LeadFormProps, 'draft' | 'today' | 'onDraft' | 'onSave'> {
  /** Undefined while the panel is closed. */
  lead: Lead | undefined;
}

const Root = styled(Panel)({
  '& .lead': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, padding: '20px 24px 28px' },
  '& .head': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 },
  '& .head > div': { minInlineSize: 0 },
  '& h2': { overflowWrap: 'anywhere' },
  '& .title': { color: role.inkMuted, fontSize: typeScale.compact, overflowWrap: 'anywhere' },
});

/** Side panel with note and follow-up date of a lead. */
export function LeadPanel({ lead, draft, today, onDraft, onSave, onClose, ...panel }: LeadPanelProps) {
  const { t } = useTranslation();
  const getName = useLeadName();
  return (
    <Root {...panel} onClose={onClose} label={t('leads:action.note')} placement="end">
      {lead && (
        <div className="lead">
          <div className="head">
            <div>
              <h2>
                <bdi>{getName(lead)}</bdi>
              </h2>
              <p className="title" dir="auto">
                {lead.listing.address}
              </p>
            </div>
            <IconButton icon={X} label={t('common:close')} onClick={onClose} />
          </div>
          <LeadForm key={lead.id} {...{ lead, draft, today, onDraft, onSave }} />
        </div>
      )}
    </Root>
  );
}
