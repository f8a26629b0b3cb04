import { ENQUIRY_KINDS, getReelReasons, type Reel } from '@mashrabiya/contract';
import { lazyPart, MissingPanel, ReelContact, ReelMenu } from '@mashrabiya/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { originAtom } from '../../atoms/app.ts';
import { useContact } from '../../leads/useContact.ts';
import { LazyEnquiryPanel } from '../../messages/LazyEnquiryPanel.tsx';
import { useEnquiryLinks } from '../../messages/useEnquiryLink.ts';
import { captionsAtom, dataSaverAtom } from '../../reels/player.ts';
import { paths } from '../../routing/paths.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useIsSelf } from '../../session/useIsSelf.ts';

const ReportSubjectPanel = lazyPart(() => import('../../reporting/ReportSubjectPanel.tsx'), MissingPanel);

type UrlPanel = ReturnType<typeof useUrlPanel>;

interface ReelPanelsProps {
  reel: Reel;
  contact: UrlPanel;
  menuPanel: UrlPanel;
  facts: Parameters<typeof getReelReasons>[1];
}

export function ReelPanels({ reel, contact, menuPanel, facts }: ReelPanelsProps) {
  useTranslation('market');
  const origin = useAtomValue(originAtom);
  const seller = useContact(reel.property_id);
  const [captions, setCaptions] = useAtom(captionsAtom);
  const [isDataSaverOn, setIsDataSaverOn] = useAtom(dataSaverAtom);
  const report = useUrlPanel('report');
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [wasReportOpened, setWasReportOpened] = useState(report.open);
  if (report.open && !wasReportOpened) setWasReportOpened(true);
  const links = useEnquiryLinks();
  const canWrite = !useIsSelf(reel.user.id) && !reel.is_home_gone;
  const propertyHref = paths.property(reel.property_id);
  return (
    <>
      <ReelContact
        open={contact.open}
        onClose={contact.onClose}
        reel={reel}
        contact={seller}
        links={
          canWrite
            ? { message: { ...links.message, replace: true }, viewing: { ...links.viewing, replace: true } }
            : undefined
        }
        shareUrl={origin + propertyHref}
        propertyHref={propertyHref}
      />
      <ReelMenu
        open={menuPanel.open}
        onClose={menuPanel.onClose}
        reel={reel}
        reasons={getReelReasons(reel, facts)}
        captions={captions}
        onCaptionsChange={(areShown) => setCaptions(() => areShown)}
        savesData={isDataSaverOn}
        onSavesDataChange={setIsDataSaverOn}
        {...(reel.is_home_gone ? {} : { reportHref: report.href })}
      />
      {canWrite &&
        ENQUIRY_KINDS.map((kind) => (
          <LazyEnquiryPanel
            key={`${kind} ${reel.property_id}`}
            kind={kind}
            about={{ propertyId: reel.property_id }}
            sellerName={reel.user.name}
          />
        ))}
      {wasReportOpened && (
        <Suspense>
          <ReportSubjectPanel
            subject={{ kind: 'reel', id: reel.id, propertyId: reel.property_id }}
            open={report.open}
            onClose={report.onClose}
          />
        </Suspense>
      )}
    </>
  );
}
