import styled from '@emotion/styled';
import { REEL_HEAD_START_DAYS, type Reel, type ReelReason } from '@mashrabiya/contract';
import { Captions, Gauge, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ReportLink } from '../../reporting/ReportPanel/ReportLink.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export interface ReelMenuProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  reel: Pick<Reel, 'ranking' | 'captions'>;
  /** Reasons why the reel is shown, most important first. */
  reasons: readonly ReelReason[];
  captions: boolean;
  onCaptionsChange(isShown: boolean): void;
  savesData: boolean;
  onSavesDataChange(savesData: boolean): void;
  reportHref?: string;
}

const Root = styled(Panel)({
  '& .menu': {
    display: 'grid',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(480px, 100%)',
    marginInline: 'auto',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& h3': { marginBlockEnd: 6, fontSize: typeScale.body, fontWeight: fontWeight.semibold },
  '& .reasons': { display: 'grid', gap: 6, paddingInlineStart: 20, color: role.inkMuted },
  '& .reasons li': { listStyle: 'disc' },
});

/** Menu of a reel: why it is shown, captions, report. */
export function ReelMenu({
  reel,
  reasons,
  captions,
  onCaptionsChange,
  savesData,
  onSavesDataChange,
  reportHref,
  onClose,
  ...panel
}: ReelMenuProps) {
  const { t } = useTranslation();
  const title = t('reels:menu.title');
  const days = REEL_HEAD_START_DAYS[reel.ranking];
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="menu">
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon={X} label={t('reels:menu.close')} onClick={onClose} />
        </div>
        <section>
          <h3>{t('reels:menu.why')}</h3>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>{t(`reels:menu.reason.${reason}`, { count: days })}</li>
            ))}
          </ul>
        </section>
        {reel.captions && (
          <Switch icon={Captions} label={t('reels:menu.captions')} checked={captions} onChange={onCaptionsChange} />
        )}
        <Switch
          icon={Gauge}
          label={t('reels:menu.saveData')}
          hint={t('reels:menu.saveDataText')}
          checked={savesData}
          onChange={onSavesDataChange}
        />
        {reportHref && <ReportLink href={reportHref} text={t('reels:menu.report')} />}
      </div>
    </Root>
  );
}
