import { Freeze, UndoNotice } from '@mashrabiya/ui';
import { Activity, type ReactNode } from 'react';
import { CaseDrafts } from './CaseDrafts.tsx';
import { EmptyQueue } from './EmptyQueue.tsx';
import type { useCaseQueue } from './useCaseQueue.ts';

interface CaseQueueProps<Case> {
  queue: Pick<ReturnType<typeof useCaseQueue<Case>>, 'current' | 'cases' | 'holders' | 'restart' | 'notice'>;
  getKey: (queueCase: Case) => string;
  empty: { title: string; message: string };
  takesFocus: boolean;
  children: (queueCase: Case) => ReactNode;
}

/** Current case of a queue. The next one renders hidden, so that its pictures load. The last decision can be undone. */
export function CaseQueue<Case>({
  queue: { current, cases, holders, restart, notice },
  getKey: getCaseKey,
  empty,
  takesFocus,
  children,
}: CaseQueueProps<Case>) {
  return (
    <>
      {notice && <UndoNotice {...notice} />}
      {!current && <EmptyQueue {...empty} holders={holders} takesFocus={takesFocus} next={restart} />}
      {cases.map((queueCase) => (
        <Activity key={getCaseKey(queueCase)} mode={queueCase === current ? 'visible' : 'hidden'}>
          <CaseDrafts caseKey={getCaseKey(queueCase)}>
            <Freeze frozen={queueCase !== current}>{children(queueCase)}</Freeze>
          </CaseDrafts>
        </Activity>
      ))}
    </>
  );
}
