import styled from '@emotion/styled';
import type { OwnReport, OwnReportState } from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import { CircleCheck, Clock, type LucideIcon, MinusCircle } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { EmptyLine } from '../../states/EmptyLine/EmptyLine.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { touchTarget, typeScale } from '../../theme/tokens.ts';

export interface OwnReportsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first; undefined while loading. */
  reports: readonly OwnReport[] | undefined;
  getHref(about: OwnReport['about']): string;
  failed?: boolean;
  onRetry?: () => void;
}

const INITIAL_COUNT = 5;
const ICONS: Readonly<Record<OwnReportState, LucideIcon>> = {
  open: Clock,
  acted: CircleCheck,
  ended: CircleCheck,
  dismissed: MinusCircle,
  confirmed: MinusCircle,
};

const Root = styled('div')({
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64, paddingBlock: 8 },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& li > svg': { flex: 'none', color: role.inkMuted },
  '& li.right > svg': { color: role.success },
  '& .details': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .more': { marginBlockStart: 8 },
});

/** Reports by the user with their outcome: the last few, and all on request. */
export function OwnReports({ reports, getHref, failed = false, onRetry, ...div }: OwnReportsProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  if (failed) {
    return (
      <Root {...div}>
        <FailedState title={t('account:reports.failed')} onRetry={onRetry} />
      </Root>
    );
  }
  const visibleReports = showsAll ? reports : reports?.slice(0, INITIAL_COUNT);
  return (
    <Root aria-busy={!reports} {...div}>
      {!reports && (
        <>
          <p role="status" className="visually-hidden">
            {t('account:reports.loading')}
          </p>
          <Skeleton variant="text" width="50%" height={touchTarget} aria-hidden />
        </>
      )}
      {reports?.length === 0 && <EmptyLine text={t('account:reports.empty')} />}
      {visibleReports && visibleReports.length > 0 && (
        <ol>
          {visibleReports.map((report) => (
            <Entry key={report.id} report={report} getHref={getHref} />
          ))}
        </ol>
      )}
      {!showsAll && reports && reports.length > INITIAL_COUNT && (
        <Button variant="outlined" className="more" onClick={() => setShowsAll(true)}>
          {t('common:showMore')}
        </Button>
      )}
    </Root>
  );
}

function Entry({ report, getHref }: { report: OwnReport } & Pick<OwnReportsProps, 'getHref'>) {
  const { t } = useTranslation();
  const { about, is_public: isPublic, reason, state, at, decided_at: decidedAt } = report;
  const Icon = ICONS[state];
  return (
    <li className={Icon === CircleCheck ? 'right' : undefined}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div className="details">
        <p>
          {isPublic ? (
            <Link href={getHref(about)}>
              <bdi>{about.name}</bdi>
            </Link>
          ) : (
            <bdi>{about.name}</bdi>
          )}
        </p>
        <p>{t(`account:reports.state.${state}`)}</p>
        <p className="secondary">
          {t(`account:reports.kind.${about.kind}`)} · {t(`reporting:reason.${reason}`)} ·{' '}
          <DateText date={decidedAt ?? at} />
        </p>
      </div>
    </li>
  );
}
