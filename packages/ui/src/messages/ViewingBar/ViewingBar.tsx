import styled from '@emotion/styled';
import type { Viewing } from '@mashrabiya/contract';
import { CalendarCheck, CalendarClock, CalendarPlus, CalendarSync, CalendarX } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../foundation/ActionMenu/ActionMenu.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';
import { useViewingText } from '../shared/useViewingText.ts';
import type { ViewingControls } from '../shared/viewingControls.ts';

export interface ViewingBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  viewing: Viewing;
  controls: ViewingControls;
}

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingInline: 16,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${role.line}`,
  '& > svg': { flex: 'none', color: role.primary },
  '& .appointment': { flex: '1 1 200px', minInlineSize: 0 },
  '& .state': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .time': { fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums' },
  '& .actions': { display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' },
});

/** The current viewing of a conversation; an accepted one can be added to a calendar, moved and cancelled. */
export function ViewingBar({ viewing: { starts_at, status }, controls, ...section }: ViewingBarProps) {
  const { t } = useTranslation();
  const { formatViewingTime } = useViewingText();
  const { canReschedule = true, pendingAnswer, isLoadingCalendar = false, onAnswer, onSuggest, onCalendar } = controls;
  const isAccepted = status === 'accepted';
  const Icon = isAccepted ? CalendarCheck : CalendarClock;
  return (
    <Root aria-label={t('messages:viewing.current')} {...section}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      <div className="appointment">
        <p className="state">{t(`messages:viewing.change.${status}`)}</p>
        <p className="time">
          <time dateTime={starts_at}>{formatViewingTime(starts_at)}</time>
        </p>
      </div>
      {isAccepted && (
        <div className="actions">
          <Button variant="text" icon={CalendarPlus} busy={isLoadingCalendar} onClick={onCalendar}>
            {t('messages:viewing.calendar')}
          </Button>
          <ActionMenu
            label={t('messages:viewing.more')}
            busy={pendingAnswer !== undefined}
            actions={[
              ...(canReschedule ? [{ icon: CalendarSync, text: t('messages:viewing.move'), onSelect: onSuggest }] : []),
              {
                icon: CalendarX,
                text: t('messages:viewing.cancel'),
                onSelect: () => onAnswer('cancelled'),
                isDestructive: true,
              },
            ]}
          />
        </div>
      )}
    </Root>
  );
}
