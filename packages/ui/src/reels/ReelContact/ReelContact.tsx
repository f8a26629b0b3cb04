import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { ContactActions } from '../../listings/SellerCard/ContactActions.tsx';
import { ContactLinkButton } from '../../listings/SellerCard/ContactLinkButton.tsx';
import type { ContactLinks, SellerContact } from '../../listings/SellerCard/contact.ts';
import { contactStyles } from '../../listings/SellerCard/sellerStyles.ts';
import { role } from '../../theme/roles.ts';

export interface ReelContactProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  reel: Pick<Reel, 'title' | 'user' | 'is_home_gone'>;
  contact: SellerContact;
  /** Absent for the user’s own reel. */
  links?: ContactLinks | undefined;
  shareUrl: string;
  propertyHref: string;
}

const Root = styled(Panel)({
  '& .contact': {
    display: 'grid',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(480px, 100%)',
    marginInline: 'auto',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .secondary': { color: role.inkMuted },
  ...contactStyles,
});

/** Contact panel for the seller of a reel's property. */
export function ReelContact({ reel, contact, links, shareUrl, propertyHref, onClose, ...panel }: ReelContactProps) {
  const { t } = useTranslation();
  const { title, user, is_home_gone: isUnavailable } = reel;
  const canReach = user.has_phone && !isUnavailable;
  return (
    <Root {...panel} onClose={onClose} label={t('reels:contact.title')} placement="center">
      <div className="contact">
        <div className="head">
          <h2>
            <bdi>{user.name}</bdi>
          </h2>
          <IconButton icon={X} label={t('reels:menu.close')} onClick={onClose} />
        </div>
        <p className="secondary">{isUnavailable ? t('reels:caption.homeGone') : title}</p>
        {canReach && (
          <ContactActions
            contact={contact}
            message={t('listings:seller.message', { address: title, link: shareUrl })}
            links={links}
          />
        )}
        {!canReach && !isUnavailable && (
          <>
            {links && (
              <>
                <ContactLinkButton kind="message" link={links.message} wide />
                <ContactLinkButton kind="viewing" link={links.viewing} variant="outlined" wide />
              </>
            )}
            <p>{t('reels:contact.none')}</p>
            <ButtonLink href={propertyHref} variant={links ? 'outlined' : 'contained'} wide>
              {t('reels:caption.seeHome')}
            </ButtonLink>
          </>
        )}
      </div>
    </Root>
  );
}
