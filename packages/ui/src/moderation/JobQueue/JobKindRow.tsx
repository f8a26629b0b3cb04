import styled from '@emotion/styled';
import type { JobKind } from '@mashrabiya/contract';
import { formatTimeAgo } from '@mashrabiya/i18n';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export interface JobKindRowProps {
  kind: JobKind;
  now: Date;
  isRetrying: boolean;
  onRetry(): void;
}

const Root = styled('li')({
  display: 'grid',
  gap: 8,
  padding: 16,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& h2': { margin: 0, fontSize: typeScale.body, overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 },
  '& dl > div': { display: 'flex', gap: 8 },
  '& dt': { color: role.inkMuted },
  '& dd': { margin: 0 },
  '& .failed': { color: role.error },
  '& .error': { color: role.inkMuted, fontSize: typeScale.caption, overflowWrap: 'anywhere' },
});

const COUNTS = ['due', 'running', 'retrying', 'dead'] as const;

export function JobKindRow({ kind, now, isRetrying, onRetry }: JobKindRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root>
      <div className="head">
        <h2>
          <bdi dir="ltr">{kind.kind}</bdi>
        </h2>
        {kind.dead > 0 && (
          <Button
            variant="outlined"
            icon={RotateCcw}
            busy={isRetrying}
            aria-label={t('moderation:jobs.retryKind', { kind: kind.kind })}
            onClick={onRetry}
          >
            {t('moderation:jobs.retry')}
          </Button>
        )}
      </div>
      <dl>
        {COUNTS.filter((count) => kind[count] > 0).map((count) => (
          <div key={count} className={count === 'dead' ? 'failed' : undefined}>
            <dt>{t(`moderation:jobs.count.${count}`)}</dt>
            <dd>
              <NumberText value={kind[count]} />
            </dd>
          </div>
        ))}
        {kind.oldest_since && (
          <div>
            <dt>{t('moderation:jobs.oldest')}</dt>
            <dd>
              <time dateTime={kind.oldest_since}>{formatTimeAgo(new Date(kind.oldest_since), now, language)}</time>
            </dd>
          </div>
        )}
      </dl>
      {kind.last_error && (
        <p className="error">
          {t('moderation:jobs.lastError')} <bdi dir="ltr">{kind.last_error}</bdi>
        </p>
      )}
    </Root>
  );
}
