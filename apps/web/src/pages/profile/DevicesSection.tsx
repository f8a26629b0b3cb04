import { DeviceList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { clockAtom } from '../../atoms/app.ts';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { TabSection } from './TabSection.tsx';
import { useSessions } from './useAccount.ts';

export function DevicesSection() {
  const now = useAtomValue(clockAtom);
  const sessions = useSessions();
  const { endSession, endOtherSessions } = useAccountChanges();
  const endingSessionId = endSession.isPending ? endSession.variables?.params.id : undefined;
  return (
    <TabSection id="devices">
      <DeviceList
        sessions={sessions.data?.data}
        failed={hasLoadFailed(sessions)}
        onRetry={() => void sessions.refetch()}
        now={now}
        endingId={endOtherSessions.isPending ? 'others' : endingSessionId}
        onEndSession={(id) => endSession.mutate({ params: { id } })}
        onEndOtherSessions={() => endOtherSessions.mutate({})}
      />
    </TabSection>
  );
}
