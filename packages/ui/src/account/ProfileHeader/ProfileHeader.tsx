import styled from '@emotion/styled';
import { PROFILE_IMAGES_PATH, type User } from '@mashrabiya/contract';
import { formatDate, formatMonth } from '@mashrabiya/i18n';
import Skeleton from '@mui/material/Skeleton';
import { BadgeCheck, CalendarDays, Clock, LogOut, Mail, Pencil, Phone } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { getInitials } from '../../listings/SellerCard/contact.ts';
import { profileHeaderStyles } from './profileHeaderStyles.ts';

export interface ProfileHeaderProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Undefined while the account is loading. */
  user?: User;
  onEdit?(): void;
  /** Opens the phone prompt; shown to a user without a number. */
  onAddPhone?(): void;
  /** Opens the confirmation of the number; shown while it is unconfirmed. */
  onConfirmPhone?: (() => void) | undefined;
  onLogout?(): void;
  /** Resends the verification email; shown while the address is unverified. */
  onResend?(): void;
  resending?: boolean;
}

const Root = styled('section')(profileHeaderStyles);
const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Header of the user's own page. As high while loading as afterwards. */
export function ProfileHeader({
  user,
  onEdit,
  onAddPhone,
  onConfirmPhone,
  onLogout,
  onResend,
  resending = false,
  ...section
}: ProfileHeaderProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('account:profile.label')} aria-busy={!user} {...section}>
      <div className="row">
        <span className="avatar" aria-hidden>
          {user?.profile_pic ? (
            <img src={`${PROFILE_IMAGES_PATH}/${user.profile_pic}`} alt="" width={88} height={88} />
          ) : (
            user && getInitials(user.name)
          )}
        </span>
        {user ? <Details {...{ user, onAddPhone, onConfirmPhone, onResend, resending }} /> : <DetailsSkeleton />}
        <div className="actionButtons">
          {onEdit && (
            <Button variant="outlined" icon={Pencil} onClick={onEdit}>
              {t('account:profile.edit')}
            </Button>
          )}
          {onLogout && (
            <Button variant="text" icon={LogOut} directional onClick={onLogout}>
              {t('shell:logout')}
            </Button>
          )}
        </div>
      </div>
    </Root>
  );
}

function DetailsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="identity">
      <span className="visually-hidden" role="status">
        {t('account:profile.loading')}
      </span>
      <p className="name" aria-hidden>
        <Skeleton variant="text" width={180} />
      </p>
      {[220, 120, 160].map((width) => (
        <p key={width} className="line" aria-hidden>
          <Skeleton variant="text" width={width} />
        </p>
      ))}
    </div>
  );
}

type DetailsProps = Pick<ProfileHeaderProps, 'onAddPhone' | 'onConfirmPhone' | 'onResend' | 'resending'> & {
  user: User;
};

function Details({ user, onAddPhone, onConfirmPhone, onResend, resending }: DetailsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <div className="identity">
      <h1>
        <bdi>{user.name}</bdi>
      </h1>
      <div className="address">
        <p className="line">
          <Mail {...iconProps} />
          <bdi className="email" dir="ltr">
            {user.email}
          </bdi>
        </p>
        {onResend && !user.email_verified && (
          <p className="line">
            <Clock {...iconProps} />
            {t('account:verify.open')}
            <button type="button" className="add" aria-disabled={resending} onClick={resending ? undefined : onResend}>
              {t('account:verify.resend')}
            </button>
          </p>
        )}
      </div>
      {(user.phone || onAddPhone) && (
        <div className="address">
          <p className="line">
            <Phone {...iconProps} />
            {user.phone ? (
              <PhoneText phone={user.phone} />
            ) : (
              <button type="button" className="add" onClick={onAddPhone}>
                {t('account:profile.addPhone')}
              </button>
            )}
          </p>
          {user.phone && <PhoneState day={user.phone_confirmed_on} onConfirm={onConfirmPhone} />}
        </div>
      )}
      <p className="line">
        <CalendarDays {...iconProps} />
        {t('listings:seller.memberSince', { date: formatMonth(new Date(user.active_from), language) })}
      </p>
    </div>
  );
}

function PhoneState({ day, onConfirm }: { day: string | null; onConfirm: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (day !== null)
    return (
      <p className="line confirmed">
        <BadgeCheck {...iconProps} />
        {t('account:profile.phoneConfirmed', { date: formatDate(new Date(day), language) })}
      </p>
    );
  return (
    onConfirm && (
      <p className="line">
        <button type="button" className="add" onClick={onConfirm}>
          {t('account:profile.confirmPhone')}
        </button>
      </p>
    )
  );
}
