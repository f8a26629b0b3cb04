import styled from '@emotion/styled';
import { formatDate } from '@mashrabiya/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export interface ShareFavoritesProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** Creation time (ISO); null without a link, undefined while unknown. */
  since: string | null | undefined;
  /** Known only right after creation. */
  link: string | undefined;
  pendingAction?: 'making' | 'ending' | undefined;
  failed?: boolean;
  /** Creates a link and revokes the previous one. */
  onCreate(): void;
  onRevoke(): void;
  /** Controls to share or copy the link. */
  children?: ReactNode;
}

const Root = styled(Panel)({
  '& .share': { display: 'grid', gap: 16, padding: 24, inlineSize: 'min(480px, 100%)' },
  '& h2': { fontSize: typeScale.title },
  '& .link': {
    padding: '12px 16px',
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  '& .actionButtons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .secondary-text': { color: role.inkMuted },
  '& .failed': { color: role.error },
});

/** Public link to the user's favorites: create, share, replace, revoke. */
export function ShareFavorites({
  since,
  link,
  pendingAction,
  failed = false,
  onCreate,
  onRevoke,
  children,
  ...panel
}: ShareFavoritesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const texts = 'account:favorites.share';
  return (
    <Root {...panel} label={t(`${texts}.title`)} placement="center">
      <div className="share">
        <h2>{t(`${texts}.title`)}</h2>
        <p>{t(`${texts}.text`)}</p>
        {link !== undefined && (
          <p className="link">
            <bdi dir="ltr">{link}</bdi>
          </p>
        )}
        {since && (
          <p className="secondary-text" role="status">
            {t(link === undefined ? `${texts}.since` : `${texts}.ready`, {
              date: formatDate(new Date(since), language),
            })}
          </p>
        )}
        {failed && (
          <p className="failed" role="alert">
            {t(`${texts}.failed`)}
          </p>
        )}
        <div className="actionButtons">
          {link !== undefined && children}
          {link === undefined && (
            <Button busy={pendingAction === 'making'} disabled={since === undefined} onClick={onCreate}>
              {t(since ? `${texts}.again` : `${texts}.make`)}
            </Button>
          )}
          {since && (
            <Button variant="outlined" color="error" busy={pendingAction === 'ending'} onClick={onRevoke}>
              {t(`${texts}.end`)}
            </Button>
          )}
        </div>
      </div>
    </Root>
  );
}
