import styled from '@emotion/styled';
import { formatDate } from '@mashrabiya/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export interface ShareFavoritesProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /** ISO time since when there is a link; null without one, undefined while that is not known. */
  since: string | null | undefined;
  /** The link, while it is known here: it is told only as it is made. */
  link: string | undefined;
  /** What is under way. */
  busy?: 'making' | 'ending' | undefined;
  failed?: boolean;
  /** Makes a link; one made before stops working. */
  onMake(): void;
  onEnd(): void;
  /** Shares or copies the link. */
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
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .quiet-text': { color: role.inkMuted },
  '& .failed': { color: role.error },
});

/** The link by which others read one's favourites: made, shared, made anew, ended. */
export function ShareFavorites({
  since,
  link,
  busy,
  failed = false,
  onMake,
  onEnd,
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
          <p className="quiet-text" role="status">
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
        <div className="acts">
          {link !== undefined && children}
          {link === undefined && (
            <Button busy={busy === 'making'} disabled={since === undefined} onClick={onMake}>
              {t(since ? `${texts}.again` : `${texts}.make`)}
            </Button>
          )}
          {since && (
            <Button look="outlined" color="error" busy={busy === 'ending'} onClick={onEnd}>
              {t(`${texts}.end`)}
            </Button>
          )}
        </div>
      </div>
    </Root>
  );
}
