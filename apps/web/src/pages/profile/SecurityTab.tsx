import { ProfileColumns, type SecurityRow, SecurityRows } from '@mashrabiya/ui';
import { Activity } from './Activity.tsx';
import { Devices } from './Devices.tsx';
import { Section } from './Section.tsx';
import { useSetting } from './setting.ts';
import { useSecurity } from './useSecurity.ts';

/** Without the sessions, which the section of devices lists. */
const ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'twoFactor', 'passkeys', 'logins'];

export function SecurityTab() {
  const { security, isError, retry } = useSecurity();
  const { open } = useSetting();
  return (
    <ProfileColumns>
      <div>
        <Section id="security">
          <SecurityRows
            rows={ROWS}
            account={security}
            failed={isError}
            onRetry={retry}
            // The prompt to add a phone number asks for no password, but changing one needs it.
            onAction={(row) => open(row === 'phone' && security?.phone ? 'details' : row)}
          />
        </Section>
        <Devices />
      </div>
      <Activity />
    </ProfileColumns>
  );
}
