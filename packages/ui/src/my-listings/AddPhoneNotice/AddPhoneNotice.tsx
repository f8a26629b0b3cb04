import { PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { OwnerNotice, type OwnerNoticeProps } from '../OwnerNotice/OwnerNotice.tsx';

export interface AddPhoneNoticeProps extends Omit<OwnerNoticeProps, 'icon' | 'title' | 'action' | 'children'> {
  href: string;
}

/** Tells a seller without a phone number that ads cannot be answered, with a link to add one. */
export function AddPhoneNotice({ href, ...alert }: AddPhoneNoticeProps) {
  const { t } = useTranslation();
  return (
    <OwnerNotice
      severity="warning"
      {...alert}
      icon={PhoneOff}
      title={t('myListings:phone.title')}
      action={
        <ButtonLink variant="outlined" href={href}>
          {t('myListings:phone.add')}
        </ButtonLink>
      }
    >
      {t('myListings:phone.text')}
    </OwnerNotice>
  );
}
