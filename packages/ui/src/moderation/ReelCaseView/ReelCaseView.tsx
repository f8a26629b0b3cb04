import styled from '@emotion/styled';
import type { PendingReel } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { formatReelPrice } from '../../reels/shared/formatReel.ts';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius } from '../../theme/tokens.ts';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { CaseChanges } from '../PropertyCaseView/CaseChanges.tsx';
import { DecisionForm, type DecisionFormProps } from '../PropertyCaseView/DecisionForm.tsx';
import { HighlightedPhones, highlightPhones } from '../shared/HighlightedPhones.tsx';

export interface ReelCaseViewProps
  extends Omit<CaseFrameProps, 'children' | 'queueReason' | 'record' | 'decision'>,
    Pick<DecisionFormProps, 'onDecide'> {
  reel: PendingReel;
  /** Page of the property, and of its seller. */
  propertyHref: string;
  providerHref: string;
}

const Columns = styled('div')({
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
    maxBlockSize: '70dvh',
    borderRadius: radius.card,
    backgroundColor: role.line,
  },
  [`@media ${minWidthQuery('desktop')}`]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
});

/** Pending reel: video with all controls, texts, and decision. */
export function ReelCaseView({ reel, propertyHref, providerHref, onDecide, ...frame }: ReelCaseViewProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  // The sender made the low-bitrate version: it may show something else.
  const [isSmall, setSmall] = useState(false);
  const hasDifferences = reel.differences.length > 0;
  return (
    <CaseFrame
      aria-label={reel.title}
      {...frame}
      decision={<DecisionForm onDecide={onDecide} keys={t('moderation:reels.keys')} />}
      queueReason={
        (reel.is_edit || hasDifferences) && (
          <>
            {reel.is_edit && (
              <section>
                <h2>{t('moderation:reels.edit')}</h2>
                <p>{t('moderation:trust.editText')}</p>
                <CaseChanges changes={reel.changes} />
              </section>
            )}
            {hasDifferences && (
              <Alert severity="warning" role="note">
                <AlertTitle component="h2">{t('moderation:reels.differences')}</AlertTitle>
                <CaseChanges
                  changes={reel.differences}
                  labels={{ before: t('moderation:reels.property'), after: t('moderation:reels.reel') }}
                />
              </Alert>
            )}
          </>
        )
      }
    >
      <Columns>
        <div>
          <video
            src={isSmall ? reel.small_video : reel.video}
            controls
            playsInline
            preload="metadata"
            aria-label={t('moderation:reels.video')}
          >
            <track
              kind="captions"
              src={reel.captions || undefined}
              srcLang={language}
              label={t('reels:menu.captions')}
            />
          </video>
          {reel.small_video && <Switch label={t('moderation:reels.small')} checked={isSmall} onChange={setSmall} />}
        </div>
        <section className="sheet">
          <h2>{highlightPhones(reel.title)}</h2>
          <p className="textBlock" dir="auto">
            <HighlightedPhones text={reel.description} />
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
      </Columns>
    </CaseFrame>
  );
}
