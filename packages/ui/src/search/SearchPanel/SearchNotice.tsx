import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';

interface SearchNoticeProps {
  drawing: 'idle' | 'empty' | 'failed';
  retrying?: boolean;
  onRetry?(): void;
}

/** Message of a panel without results. */
export function SearchNotice({ drawing, retrying = false, onRetry }: SearchNoticeProps) {
  const { t } = useTranslation();
  const hasFailed = drawing === 'failed';
  return (
    <div className={`notice ${drawing}`} role={hasFailed ? 'alert' : undefined}>
      <Lattice className="latticePattern" tile={40} opacity={0.5} />
      <strong>{t(hasFailed ? 'search:failed' : drawing === 'empty' ? 'search:emptyTitle' : 'search:idleTitle')}</strong>
      {!hasFailed && <p>{t(drawing === 'empty' ? 'search:emptyText' : 'search:idleText')}</p>}
      {hasFailed && onRetry && (
        <Button variant="outlined" icon={RotateCw} busy={retrying} onClick={onRetry}>
          {t(retrying ? 'states:retrying' : 'common:retry')}
        </Button>
      )}
    </div>
  );
}
