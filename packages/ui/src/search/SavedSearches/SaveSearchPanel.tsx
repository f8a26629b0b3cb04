import styled from '@emotion/styled';
import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { role } from '../../theme/roles.ts';
import { NameForm } from './NameForm.tsx';
import { nameFormStyles } from './savedStyles.ts';

export interface SaveSearchPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  /**
   * `new`: not saved; `already`: saved before; `done`: just saved; `sessionOnly`: just saved, but only for this visit;
   * `full`: limit reached; `loading`, `failed`: the saved searches are not loaded.
   */
  status: 'new' | 'already' | 'done' | 'sessionOnly' | 'full' | 'loading' | 'failed';
  place?: 'device' | 'account';
  /** Alert settings, or a login link; shown once saved. */
  alert?: ReactNode;
  busy?: boolean;
  /** Current or proposed name. */
  name: string;
  maxLength: number;
  onSave(name: string): void;
  onRemove(): void;
  /** Reloads the saved searches after a failure. */
  onRetry?(): void;
  allHref: string;
}

const Root = styled(Panel)({
  ...nameFormStyles,
  '& .save': {
    display: 'grid',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(480px, 100%)',
    marginInline: 'auto',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .secondary': { color: role.inkMuted },
  '& .result': { display: 'flex', alignItems: 'start', gap: 12, overflowWrap: 'anywhere' },
  '& .result svg': { flex: 'none', marginBlockStart: 3, color: role.primary },
});

/** Saves a result page under a name; renames or removes an existing one. */
export function SaveSearchPanel({
  status,
  name,
  maxLength,
  onSave,
  onRemove,
  allHref,
  place = 'device',
  busy = false,
  alert,
  onRetry,
  onClose,
  ...panel
}: SaveSearchPanelProps) {
  const { t } = useTranslation();
  const title = t('savedSearches:saved.saveTitle');
  const isSaved = status === 'done' || status === 'sessionOnly';
  const allSearchesLink = (
    <ButtonLink href={allHref} variant="text" replace>
      {t('savedSearches:saved.toAll')}
    </ButtonLink>
  );
  return (
    <Root {...panel} onClose={onClose} label={title} placement="center">
      <div className="save">
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon={X} label={t('savedSearches:saved.close')} onClick={onClose} />
        </div>
        <div role="status">
          {isSaved && (
            <p className="result">
              <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
              <span>
                {t(status === 'done' ? 'savedSearches:saved.done' : 'savedSearches:saved.notSaved', { name })}
              </span>
            </p>
          )}
        </div>
        {(status === 'new' || status === 'already') && (
          <>
            <p className="secondary">
              {t(status === 'already' ? 'savedSearches:saved.already' : `savedSearches:saved.saveText.${place}`)}
            </p>
            <NameForm
              name={name}
              maxLength={maxLength}
              submit={t(status === 'new' ? 'savedSearches:saved.confirm' : 'savedSearches:saved.confirmRename')}
              busy={busy}
              onSubmit={onSave}
            >
              {status === 'already' && (
                <Button variant="outlined" busy={busy} onClick={onRemove}>
                  {t('savedSearches:saved.removeThis')}
                </Button>
              )}
            </NameForm>
          </>
        )}
        {(isSaved || status === 'already') && alert}
        {status === 'full' && <p>{t('savedSearches:saved.full')}</p>}
        {status === 'loading' && (
          <p role="status" className="secondary">
            {t('savedSearches:saved.loading')}
          </p>
        )}
        {status === 'failed' && (
          <div role="alert" className="result">
            <p>{t('savedSearches:saved.listFailed')}</p>
            <Button variant="outlined" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          </div>
        )}
        {status !== 'new' && status !== 'loading' && status !== 'failed' && (
          <div className="actions">{allSearchesLink}</div>
        )}
      </div>
    </Root>
  );
}
