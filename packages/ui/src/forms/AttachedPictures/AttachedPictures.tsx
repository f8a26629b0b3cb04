import type { AdPicture } from '@mashrabiya/contract';
import { RotateCcw, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { ProgressBar } from '../files/ProgressBar.tsx';

/** Pictures of a form that are uploaded while it is filled in. */
export interface PictureControls {
  items: readonly AdPicture[];
  /** Called with pictures only, within the limit. */
  onAdd(files: File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
}

interface AttachedPicturesProps {
  /** Name of the list. */
  label: string;
  pictures: readonly AdPicture[];
  onRemove(id: string): void;
  onRetry(id: string): void;
  /** Gets the focus when the last picture is removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** Previews of pictures, with the progress of their uploads. */
export function AttachedPictures({ label, pictures, onRemove, onRetry, fallback }: AttachedPicturesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  const rememberPressed = useFocusAfterRemoval(list, count, '.remove', fallback);
  if (count === 0) return null;
  const problems = new Set(pictures.flatMap(({ problem }) => problem ?? []));
  return (
    <div className="attached">
      <ul ref={list} aria-label={label} onClickCapture={rememberPressed}>
        {pictures.map(({ id, src, state, progress, problem }, position) => {
          const index = position + 1;
          return (
            <li key={id} className={state}>
              <img src={src} alt={t('forms:pictures.picture', { index, count })} draggable={false} />
              {state === 'uploading' && (
                <ProgressBar label={t('forms:pictures.uploading', { index })} progress={progress} />
              )}
              {state === 'failed' && !problem && (
                <button
                  type="button"
                  className="retry"
                  aria-label={`${t('common:retry')}: ${t('forms:pictures.retry', { index })}`}
                  onClick={() => onRetry(id)}
                >
                  <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
                  {t('common:retry')}
                </button>
              )}
              <button
                type="button"
                className="remove"
                aria-label={t('forms:pictures.remove', { index })}
                title={t('forms:pictures.remove', { index })}
                onClick={() => onRemove(id)}
              >
                <X aria-hidden size={16} strokeWidth={2} />
              </button>
            </li>
          );
        })}
      </ul>
      {[...problems].map((problem) => (
        <p key={problem} className="problem" role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}
