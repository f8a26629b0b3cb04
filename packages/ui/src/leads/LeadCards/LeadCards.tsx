import styled from '@emotion/styled';
import type { Lead } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import type { LeadCallbacks } from '../shared/leadCallbacks.ts';
import { useStatusFocus } from '../shared/useStatusFocus.ts';
import { LeadCard } from './LeadCard.tsx';
import { LeadCardSkeleton } from './LeadCardSkeleton.tsx';
import { leadCardStyles } from './leadCardStyles.ts';

export interface LeadCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The latest contact first. */
  leads: readonly Lead[];
  callbacks: LeadCallbacks;
  /** Day in Egypt such as `2026-11-20`, from which a follow-up is due. */
  today: string;
  /** Skeleton cards while the first page loads. */
  skeletons?: number;
  /** Called when the last card comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
}

const Root = styled('ul')(leadCardStyles);
/** At most this many skeleton cards. */
const SKELETON_KEYS = [...'abcdefgh'];

/** Leads as cards for a phone. */
export function LeadCards({ leads, callbacks, today, skeletons = 0, onReachEnd, ...ul }: LeadCardsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useReachEnd(list, leads.length, onReachEnd);
  const onClickCapture = useStatusFocus(list, leads.length);
  return (
    <Root
      ref={list}
      aria-label={t(skeletons > 0 ? 'leads:list.loading' : 'shell:links.leads')}
      aria-busy={skeletons > 0 || undefined}
      onClickCapture={onClickCapture}
      {...ul}
    >
      {leads.map((lead) => (
        <li key={lead.id}>
          <LeadCard lead={lead} callbacks={callbacks} today={today} />
        </li>
      ))}
      {SKELETON_KEYS.slice(0, skeletons).map((key) => (
        <li key={key} aria-hidden>
          <LeadCardSkeleton />
        </li>
      ))}
    </Root>
  );
}
