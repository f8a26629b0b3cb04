import { ProfileColumns } from '@mashrabiya/ui';
import { DataCopy } from './DataCopy.tsx';
import { Deletion } from './Deletion.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { Reports } from './Reports.tsx';

export function SettingsTab() {
  return (
    <ProfileColumns>
      <div>
        <PreferencesSection />
        <Reports />
      </div>
      <div>
        <DataCopy />
        <Deletion />
      </div>
    </ProfileColumns>
  );
}
