import styled from '@emotion/styled';
import { type ContentFacts, computeAdQuality, listContentAdvice } from '@mashrabiya/contract';
import LinearProgress from '@mui/material/LinearProgress';
import { Lightbulb } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export interface QualityMeterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  ad: ContentFacts;
}

/** More hints appear as these are resolved. */
const MAX_HINTS = 3;

const Root = styled('section')({
  display: 'grid',
  gap: 8,
  padding: 16,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& h3': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    fontSize: typeScale.body,
    fontWeight: fontWeight.semibold,
  },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, color: role.inkMuted, fontSize: typeScale.small },
  '& li svg': { flex: 'none', marginBlockStart: 3, color: role.secondary },
  '& p': { margin: 0, color: role.inkMuted, fontSize: typeScale.small },
});

export function QualityMeter({ ad, ...section }: QualityMeterProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const percent = computeAdQuality(ad);
  const hints = listContentAdvice(ad).slice(0, MAX_HINTS);
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h3>
        <span id={titleId}>{t('wizard:quality.title')}</span>
        <bdi>
          <NumberText value={percent} />%
        </bdi>
      </h3>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={titleId} />
      {hints.length === 0 ? (
        <p>{t('myListings:statistics.noAdvice')}</p>
      ) : (
        <ul aria-label={t('myListings:statistics.advice')}>
          {hints.map((advice) => (
            <li key={advice}>
              <Lightbulb aria-hidden size={18} strokeWidth={1.75} />
              {t(`myListings:statistics.hint.${advice}`)}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
