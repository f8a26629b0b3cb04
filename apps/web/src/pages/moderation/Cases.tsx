import { Freeze, UndoNotice } from '@mashrabiya/ui';
import { Activity, type ReactNode } from 'react';
import { CaseDrafts } from './CaseDrafts.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import type { useCases } from './useCases.ts';

interface CasesProps<Case> {
  queue: Pick<ReturnType<typeof useCases<Case>>, 'current' | 'cases' | 'holders' | 'restart' | 'notice'>;
  getKey: (one: Case) => string;
  empty: { title: string; message: string };
  takesFocus: boolean;
  children: (one: Case) => ReactNode;
}

/** Current case of a queue. The next one renders hidden, so that its pictures load. The last decision can be undone. */
export function Cases<Case>({
  queue: { current, cases, holders, restart, notice },
  getKey: keyOf,
  empty,
  takesFocus,
  children,
}: CasesProps<Case>) {
  return (
    <>
      {notice && <UndoNotice {...notice} />}
      {!current && <NothingWaits {...empty} holders={holders} takesFocus={takesFocus} next={restart} />}
      {cases.map((one) => (
        <Activity key={keyOf(one)} mode={one === current ? 'visible' : 'hidden'}>
          <CaseDrafts caseKey={keyOf(one)}>
            <Freeze frozen={one !== current}>{children(one)}</Freeze>
          </CaseDrafts>
        </Activity>
      ))}
    </>
  );
}
