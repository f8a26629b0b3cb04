import type { AdPicture } from '@mashrabiya/contract';
import { GripVertical, RotateCcw, Star, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';
import { ProgressBar } from '../files/ProgressBar.tsx';

interface PictureTileProps {
  picture: AdPicture;
  /** Its place, from 1, and how many there are. */
  index: number;
  count: number;
  cover: boolean;
  held: boolean;
  gripProps: ComponentPropsWithoutRef<'button'>;
  /** Id of the words that tell how the grip works. */
  hintId: string;
  onCover(): void;
  onRemove(): void;
  onRetry(): void;
}

/** One picture of the picker, how far its upload is, and what can be done with it. */
export function PictureTile({
  picture: { id, src, state, progress },
  index,
  count,
  cover,
  held,
  gripProps,
  hintId,
  onCover,
  onRemove,
  onRetry,
}: PictureTileProps) {
  const { t } = useTranslation();
  const name = t('forms.pictures.picture', { index, count });
  const coverText = cover ? t('forms.pictures.cover') : t('forms.pictures.makeCover');
  return (
    <li className={['tile', state, cover && 'cover', held && 'held'].filter(Boolean).join(' ')} data-picture={id}>
      <div className="picture">
        <img src={src} alt={name} draggable={false} />
        {state === 'uploading' && (
          <div className="veil">
            <Num value={Math.round(progress ?? 0)} className="percent" />
            <ProgressBar label={t('forms.pictures.uploading', { index })} progress={progress} />
          </div>
        )}
        {state === 'failed' && (
          <div className="veil">
            <span className="sad">
              <TriangleAlert aria-hidden size={18} strokeWidth={1.75} />
              {t('forms.pictures.failed')}
            </span>
            <button
              type="button"
              className="retry"
              aria-label={`${t('common.retry')}: ${t('forms.pictures.retry', { index })}`}
              onClick={onRetry}
            >
              <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
              {t('common.retry')}
            </button>
          </div>
        )}
        <button
          type="button"
          className="remove"
          aria-label={t('forms.pictures.remove', { index })}
          title={t('forms.pictures.remove', { index })}
          onClick={onRemove}
        >
          <X aria-hidden size={18} strokeWidth={2} />
        </button>
      </div>
      <div className="tools">
        <button
          type="button"
          className="grip"
          aria-label={t('forms.pictures.move', { index, count })}
          aria-describedby={hintId}
          {...gripProps}
        >
          <GripVertical aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <button
          type="button"
          className="choose-cover"
          aria-pressed={cover}
          aria-label={`${coverText}: ${name}`}
          onClick={onCover}
        >
          <Star aria-hidden size={16} strokeWidth={1.75} fill={cover ? 'currentColor' : 'none'} />
          {coverText}
        </button>
      </div>
    </li>
  );
}
