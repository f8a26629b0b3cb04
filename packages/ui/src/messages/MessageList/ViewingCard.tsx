import type { MessageViewing } from '@mashrabiya/contract';
import Chip from '@mui/material/Chip';
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewingText } from '../shared/useViewingText.ts';
import type { ViewingState } from './viewingStates.ts';

interface ViewingCardProps {
  viewing: MessageViewing;
  /** May be empty. */
  text: string;
  /** Current state of the viewing. */
  state: ViewingState | undefined;
  /** Buttons below the current viewing. */
  actions?: ReactNode;
}

const ICONS = {
  proposed: CalendarClock,
  accepted: CalendarCheck,
  declined: CalendarX,
  cancelled: CalendarX,
} as const;

const CHIP_COLORS = { accepted: 'success', declined: 'error', cancelled: 'error' } as const;

/** Change of a viewing in the list of messages; a proposal shows its state. */
export function ViewingCard({ viewing: { change, starts_at }, text, state, actions }: ViewingCardProps) {
  const { t } = useTranslation();
  const { formatViewingTime } = useViewingText();
  const Icon = ICONS[change];
  const color = state && state in CHIP_COLORS ? CHIP_COLORS[state as keyof typeof CHIP_COLORS] : undefined;
  return (
    <div className={`text card ${change}`}>
      <p className="change">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {t(`messages:viewing.change.${change}`)}
      </p>
      <p className="cardText">
        <time dateTime={starts_at}>{formatViewingTime(starts_at)}</time>
      </p>
      {text !== '' && (
        <p className="note" dir="auto">
          {text}
        </p>
      )}
      {change === 'proposed' && state && (
        <Chip
          className="state"
          component="span"
          size="small"
          variant="outlined"
          {...(color && { color })}
          label={t(`messages:viewing.state.${state}`)}
        />
      )}
      {actions}
    </div>
  );
}
