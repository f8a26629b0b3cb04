import styled from '@emotion/styled';
import type { PendingReel } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { formatReelPrice } from '../../reels/reel.ts';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius } from '../../theme/tokens.ts';
import { markPhones } from '../MarkedPhones.tsx';
import { CaseChanges } from '../PropertyCaseView/CaseChanges.tsx';
import { caseStyles } from '../PropertyCaseView/caseStyles.ts';
import { DecisionForm, type DecisionFormProps } from '../PropertyCaseView/DecisionForm.tsx';

export interface ReelCaseViewProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    Pick<DecisionFormProps, 'onDecide'> {
  reel: PendingReel;
  /** Page of the property, and of its seller. */
  propertyHref: string;
  providerHref: string;
  /** Set after a decision: focuses the new case. */
  takesFocus?: boolean;
}

const Root = styled('article')(caseStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& video': {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: 360,
    marginInline: 'auto',
    aspectRatio: '9 / 16',
    maxBlockSize: '80dvh',
    borderRadius: radius.card,
    backgroundColor: role.line,
  },
  '& .words': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [`@media ${minWidthQuery('desktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 320px' },
});

/** Pending reel: video with all controls, texts, and decision. */
export function ReelCaseView({
  reel,
  propertyHref,
  providerHref,
  onDecide,
  takesFocus = false,
  ...article
}: ReelCaseViewProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const root = useRef<HTMLElement>(null);
  // The sender made the low-bitrate version: it may show something else.
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Root ref={root} tabIndex={-1} aria-label={reel.title} {...article}>
      <div>
        <video
          src={isSmall ? reel.small_video : reel.video}
          controls
          playsInline
          preload="metadata"
          aria-label={t('moderation:reels.film')}
        >
          <track kind="captions" src={reel.captions || undefined} srcLang={language} label={t('reels:menu.captions')} />
        </video>
        {reel.small_video && <Switch label={t('moderation:reels.small')} checked={isSmall} onChange={setSmall} />}
      </div>
      <section className="sheet">
        <h2>
          <bdi>{markPhones(reel.title)}</bdi>
        </h2>
        <p className="words">
          <bdi>{markPhones(reel.description)}</bdi>
        </p>
        <p>
          <bdi className="tabular">{formatReelPrice(reel, t, language)}</bdi> · {reel.governorate} · {reel.city.name}
        </p>
        <p className="note">
          <bdi>{reel.user.name}</bdi> ·{' '}
          <Trans i18nKey="moderation:listings.submitted" components={{ when: <DateText date={reel.updated_at} /> }} />
        </p>
        <p>
          <Link href={propertyHref}>{t('moderation:reels.home')}</Link> ·{' '}
          <Link href={providerHref}>{t('moderation:reels.provider')}</Link>
        </p>
      </section>
      <aside className="sheet">
        {reel.is_edit && (
          <section>
            <h2>{t('moderation:reels.edit')}</h2>
            <p>{t('moderation:trust.editText')}</p>
            <CaseChanges changes={reel.changes} />
          </section>
        )}
        {reel.differences.length > 0 && (
          <Alert severity="warning" role="note">
            <AlertTitle component="h2">{t('moderation:reels.differences')}</AlertTitle>
            <CaseChanges
              changes={reel.differences}
              labels={{ before: t('moderation:reels.property'), after: t('moderation:reels.reel') }}
            />
          </Alert>
        )}
        <DecisionForm onDecide={onDecide} keys={t('moderation:reels.keys')} />
      </aside>
    </Root>
  );
}
