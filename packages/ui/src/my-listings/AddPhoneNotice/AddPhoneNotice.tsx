import { PhoneOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { OwnerNotice, type OwnerNoticeProps } from '../OwnerNotice/OwnerNotice.tsx';

export interface AddPhoneNoticeProps extends Omit<OwnerNoticeProps, 'icon' | 'title' | 'action' | 'children'> {
  /** Opens the phone prompt. */
  href: string;
}

/** Tells a seller that nobody can answer the ads, for want of a number, and leads to where one is added. */
export function AddPhoneNotice({ href, ...alert }: AddPhoneNoticeProps) {
  const { t } = useTranslation();
  return (
    <OwnerNotice
      severity="warning"
      {...alert}
      icon={PhoneOff}
      title={t('owning:phone.title')}
      action={
        <ButtonLink look="outlined" href={href}>
          {t('owning:phone.add')}
        </ButtonLink>
      }
    >
      {t('owning:phone.text')}
    </OwnerNotice>
  );
}
