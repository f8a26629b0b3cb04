import styled from '@emotion/styled';
import type { WithholdReason } from '@mashrabiya/contract';
import { BadgeCheck, CalendarSync, Handshake, Pause, Play } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { toAdStatus } from '../../listings/StatusChip/toAdStatus.ts';

export type AdTool = 'confirm' | 'close' | 'renew' | 'pause' | 'resume';

export interface AdToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 1 under review, 2 active, 3 expired, 4 rejected. */
  availability: number;
  /** Reason why an ad within its period is not public. */
  withheld?: WithholdReason | null;
  /** The next period can be paid; see `canRenew`. */
  isRenewable?: boolean;
  pendingTool?: AdTool | undefined;
  onTool(tool: AdTool): void;
}

/** Two per row; of an odd number the first, main one has its own row. */
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '& > button': { paddingInline: 8 },
  '& > button:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
});

const ICONS = { confirm: BadgeCheck, close: Handshake, renew: CalendarSync, pause: Pause, resume: Play } as const;
const TOOLS: Partial<Record<ReturnType<typeof toAdStatus>, readonly AdTool[]>> = {
  active: ['confirm', 'close', 'pause'],
  expired: ['renew'],
};

const WITHHELD_TOOLS: Record<WithholdReason, readonly AdTool[]> = { paused: ['resume', 'close'], blocked: [] };

/** Actions that the status of an ad allows: confirm, close, renew, pause. */
export function AdTools({
  availability,
  withheld = null,
  isRenewable = false,
  pendingTool,
  onTool,
  ...root
}: AdToolsProps) {
  const { t } = useTranslation();
  const availableTools = withheld ? WITHHELD_TOOLS[withheld] : (TOOLS[toAdStatus(availability)] ?? []);
  const tools =
    isRenewable && !availableTools.includes('renew') ? (['renew', ...availableTools] as const) : availableTools;
  if (tools.length === 0) return null;
  return (
    <Root role="group" aria-label={t('myListings:run.actions')} {...root}>
      {tools.map((tool) => (
        <Button
          key={tool}
          variant="outlined"
          icon={ICONS[tool]}
          busy={pendingTool === tool}
          disabled={pendingTool !== undefined && pendingTool !== tool}
          onClick={() => onTool(tool)}
        >
          {t(`myListings:run.${tool}`)}
        </Button>
      ))}
    </Root>
  );
}
