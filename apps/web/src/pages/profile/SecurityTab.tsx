import { ProfileColumns, type SecurityRow, SecurityRows } from '@mashrabiya/ui';
import { ActivitySection } from './ActivitySection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { TabSection } from './TabSection.tsx';
import { useSecurity } from './useSecurity.ts';
import { useSettingPanel } from './useSettingPanel.ts';

/** Without the sessions, which the section of devices lists. */
const ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'twoFactor', 'passkeys', 'logins'];

export function SecurityTab() {
  const { security, isError, retry } = useSecurity();
  const { open } = useSettingPanel();
  return (
    <ProfileColumns>
      <div>
        <TabSection id="security">
          <SecurityRows
            rows={ROWS}
            account={security}
            failed={isError}
            onRetry={retry}
            // The prompt to add a phone number asks for no password, but changing one needs it.
            onAction={(row) => open(row === 'phone' && security?.phone ? 'details' : row)}
          />
        </TabSection>
        <DevicesSection />
      </div>
      <ActivitySection />
    </ProfileColumns>
  );
}
