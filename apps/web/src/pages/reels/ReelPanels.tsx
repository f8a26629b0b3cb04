import { ENQUIRY_KINDS, getReelReasons, type Reel } from '@mashrabiya/contract';
import { lazyPart, MissingPanel, ReelContact, ReelMenu } from '@mashrabiya/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { originAtom } from '../../atoms/app.ts';
import { useContact } from '../../leads/useContact.ts';
import { EnquirySlider } from '../../messages/EnquirySlider.tsx';
import { useEnquiryLinks } from '../../messages/useEnquiryLink.ts';
import { captionsAtom, dataSaverAtom } from '../../reels/player.ts';
import { paths } from '../../routing/paths.ts';
import { useSlider } from '../../routing/useSlider.ts';
import { useIsSelf } from '../../session/useIsSelf.ts';

const ReportSubjectPanel = lazyPart(() => import('../../reporting/ReportSubjectPanel.tsx'), MissingPanel);

type Slider = ReturnType<typeof useSlider>;

interface ReelPanelsProps {
  reel: Reel;
  contact: Slider;
  menuSlider: Slider;
  facts: Parameters<typeof getReelReasons>[1];
}

export function ReelPanels({ reel, contact, menuSlider, facts }: ReelPanelsProps) {
  useTranslation('market');
  const origin = useAtomValue(originAtom);
  const seller = useContact(reel.property_id);
  const [captions, setCaptions] = useAtom(captionsAtom);
  const [isDataSaverOn, setIsDataSaverOn] = useAtom(dataSaverAtom);
  const report = useSlider('report');
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
        open={menuSlider.open}
        onClose={menuSlider.onClose}
        reel={reel}
        reasons={getReelReasons(reel, facts)}
        captions={captions}
        onCaptions={(areShown) => setCaptions(() => areShown)}
        savesData={isDataSaverOn}
        onSavesData={setIsDataSaverOn}
        {...(reel.is_home_gone ? {} : { reportHref: report.href })}
      />
      {canWrite &&
        ENQUIRY_KINDS.map((kind) => (
          <EnquirySlider
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
