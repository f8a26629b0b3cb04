import { ProfileColumns } from '@mashrabiya/ui';
import { CompanySection } from './CompanySection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { ReportsSection } from './ReportsSection.tsx';

export function SettingsTab() {
  return (
    <ProfileColumns>
      <div>
        <PreferencesSection />
        <CompanySection />
      </div>
      <div>
        <ReportsSection />
        <ExportSection />
        <DeletionSection />
      </div>
    </ProfileColumns>
  );
}
