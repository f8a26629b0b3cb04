import { ProfileColumns } from '@mashrabiya/ui';
import { Company } from './Company.tsx';
import { DataCopy } from './DataCopy.tsx';
import { Deletion } from './Deletion.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { Reports } from './Reports.tsx';

export function SettingsTab() {
  return (
    <ProfileColumns>
      <div>
        <PreferencesSection />
        <Company />
      </div>
      <div>
        <Reports />
        <DataCopy />
        <Deletion />
      </div>
    </ProfileColumns>
  );
}
