import { useSortable } from '@dnd-kit/sortable';
import type { AdPicture } from '@mashrabiya/contract';
import { GripVertical, RotateCcw, RotateCwSquare, Star, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { ProgressBar } from '../files/ProgressBar.tsx';

interface PictureTileProps {
  picture: AdPicture;
  /** Position, from 1. */
  index: number;
  count: number;
  cover: boolean;
  onMakeCover(): void;
  onRemove(): void;
  onRetry(): void;
  onRotate?: (() => void) | undefined;
}

export function PictureTile({
  picture: { id, src, state, progress, problem },
  index,
  count,
  cover,
  onMakeCover,
  onRemove,
  onRetry,
  onRotate,
}: PictureTileProps) {
  const { t } = useTranslation();
  // An image that fails to load would show its alt text through the overlay.
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('forms:pictures.sortable') },
  });
  const name = t('forms:pictures.picture', { index, count });
  const coverText = cover ? t('forms:pictures.cover') : t('forms:pictures.makeCover');
  const { role: _, tabIndex: __, ...described } = attributes;
  // A mouse drags the picture itself; a finger only the grip, so that the page still scrolls.
  const mouseHandlers = { onMouseDown: (event: MouseEvent) => listeners?.onMouseDown?.(event) };
  return (
    <li
      ref={setNodeRef}
      className={['tile', state, cover && 'cover', isDragging && 'dragging'].filter(Boolean).join(' ')}
      data-picture={id}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      <div className="picture" {...mouseHandlers}>
        {brokenSrc !== src && <img src={src} alt={name} draggable={false} onError={() => setBrokenSrc(src)} />}
        {state === 'uploading' && (
          <div className="overlay">
            <NumberText value={Math.round(progress ?? 0)} className="percent" />
            <ProgressBar label={t('forms:pictures.uploading', { index })} progress={progress} />
          </div>
        )}
        {state === 'failed' && (
          <div className="overlay">
            <span className="uploadFailure">
              <TriangleAlert aria-hidden size={18} strokeWidth={1.75} />
              {problem ?? t('forms:pictures.failed')}
            </span>
            {!problem && (
              <button
                type="button"
                className="retry"
                aria-label={`${t('common:retry')}: ${t('forms:pictures.retry', { index })}`}
                onClick={onRetry}
              >
                <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
                {t('common:retry')}
              </button>
            )}
          </div>
        )}
        {onRotate && state === 'done' && (
          <button
            type="button"
            className="rotate"
            aria-label={t('forms:pictures.rotate', { index })}
            title={t('forms:pictures.rotate', { index })}
            onClick={onRotate}
          >
            <RotateCwSquare aria-hidden size={18} strokeWidth={2} />
          </button>
        )}
        <button
          type="button"
          className="remove"
          aria-label={t('forms:pictures.remove', { index })}
          title={t('forms:pictures.remove', { index })}
          onClick={onRemove}
        >
          <X aria-hidden size={18} strokeWidth={2} />
        </button>
      </div>
      <div className="tools">
        <button
          type="button"
          className="dragHandle"
          ref={setActivatorNodeRef}
          {...described}
          {...listeners}
          aria-label={t('forms:pictures.move', { index, count })}
          aria-pressed={isDragging}
        >
          <GripVertical aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <button
          type="button"
          className="choose-cover"
          aria-pressed={cover}
          aria-label={`${coverText}: ${name}`}
          onClick={onMakeCover}
        >
          <Star aria-hidden size={16} strokeWidth={1.75} fill={cover ? 'currentColor' : 'none'} />
          {coverText}
        </button>
      </div>
    </li>
  );
}
