import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { caseBoxes, decisionStyles } from './caseFrameStyles.ts';
import { caseStyles } from './caseStyles.ts';

export interface CaseFrameProps extends ComponentPropsWithRef<'article'> {
  /** Why the case is in the queue; comes first on a phone. */
  queueReason?: ReactNode;
  /** Further facts; below the reason on a desktop, after the content on a phone. */
  record?: ReactNode;
  decision: ReactNode;
  /** Set after a decision: focuses the new case, so that screen readers announce it. */
  takesFocus?: boolean;
}

const Root = styled('article')(caseStyles, caseBoxes, decisionStyles);

/**
 * Case for a moderator. Its decision stays in sight: in a panel beside the content on a desktop, in a bar at the bottom
 * of a phone.
 */
export function CaseFrame({ queueReason, record, decision, takesFocus = false, children, ...article }: CaseFrameProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  // Runs once per case, because the view is remounted for each.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Root ref={root} tabIndex={-1} {...article}>
      <div className="main">{children}</div>
      <div className="side">
        <section className="dock" aria-label={t('moderation:decision')}>
          {decision}
        </section>
        {queueReason && <div className="sheet queueReason">{queueReason}</div>}
        {record && <div className="sheet">{record}</div>}
      </div>
    </Root>
  );
}
