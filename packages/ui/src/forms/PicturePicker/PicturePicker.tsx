import styled from '@emotion/styled';
import { type AdPicture, MAX_IMAGES } from '@mashrabiya/contract';
import { ImagePlus } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../files/FileButton.tsx';
import { Problem } from '../files/Problem.tsx';
import { useDropFiles } from '../files/useDropFiles.ts';
import { PictureTile } from './PictureTile.tsx';
import { checkPictures, PICTURE_TYPES, type RefusedFiles } from './pictureRules.ts';
import { pictureStyles } from './pictureStyles.ts';
import { usePictureOrder } from './usePictureOrder.ts';

export interface PicturePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** In the order in which they are shown. */
  items: readonly AdPicture[];
  /** The picture that lists show; null while none is chosen. */
  coverId: string | null;
  /** Most pictures of one ad; ten by the specification, section 5. */
  max?: number;
  /** What is wrong with them, in words; the picker's own refusal of files comes first. */
  error?: string;
  /** Images that fit; what is no image or too many never gets here. */
  onAdd(files: File[]): void;
  /** A picture goes to another place, counted from 0. */
  onMove(id: string, to: number): void;
  onCover(id: string): void;
  onRemove(id: string): void;
  /** Uploads a picture that failed once more. */
  onRetry(id: string): void;
}

const Root = styled('fieldset')(pictureStyles);

/** Takes the pictures of an ad by dialog or by dropping, shows their way to the server, and puts them in order. */
export function PicturePicker({
  items,
  coverId,
  max = MAX_IMAGES,
  error,
  onAdd,
  onMove,
  onCover,
  onRemove,
  onRetry,
  ...fieldset
}: PicturePickerProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const problemId = useId();
  const count = items.length;
  const [refused, setRefused] = useState<RefusedFiles | null>(null);
  const order = usePictureOrder(
    items.map(({ id }) => id),
    onMove,
  );
  const choose = useRef<HTMLButtonElement>(null);
  const list = order.listProps.ref;
  const removedAt = useRef<number | null>(null);
  // The button that was pressed is gone with its picture: the next one's takes its place.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.remove') ?? [])];
    (buttons[Math.min(at, count - 1)] ?? choose.current)?.focus();
  }, [count, list]);
  const add = (files: File[]) => {
    const checked = checkPictures(files, items.length, max);
    setRefused(checked.refused);
    if (checked.accepted.length) onAdd(checked.accepted);
  };
  const { over, handlers } = useDropFiles(add);
  const done = items.filter(({ state }) => state === 'done').length;
  const wrong = refused ? t(`forms.pictures.problem.${refused}`, { max }) : (error ?? null);
  const { news } = order;

  return (
    <Root aria-describedby={wrong ? problemId : undefined} {...fieldset} {...handlers}>
      <legend className="visually-hidden">{t('forms.pictures.label')}</legend>
      <p className="heading" aria-hidden>
        {t('forms.pictures.label')}
        <bdi className="count tabular">{t('forms.pictures.count', { count, max })}</bdi>
      </p>
      <p className="hint">{t('forms.pictures.hint', { max })}</p>
      {count > 0 && (
        <ul className="list" aria-label={t('forms.pictures.list')} {...order.listProps}>
          {items.map((picture, at) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={at + 1}
              count={count}
              cover={picture.id === coverId}
              held={picture.id === order.heldId}
              gripProps={order.gripProps(picture.id, at)}
              hintId={hintId}
              onCover={() => onCover(picture.id)}
              onRemove={() => {
                setRefused(null);
                removedAt.current = at;
                onRemove(picture.id);
              }}
              onRetry={() => onRetry(picture.id)}
            />
          ))}
        </ul>
      )}
      <div
        className={['zone', over && 'over', wrong && 'wrong'].filter(Boolean).join(' ')}
        data-invalid={error ? true : undefined}
      >
        <ImagePlus aria-hidden size={32} strokeWidth={1.5} />
        {count < max && (
          <FileButton ref={choose} several look="outlined" accept={PICTURE_TYPES} onFiles={add}>
            {t('forms.pictures.add')}
          </FileButton>
        )}
        <p className={count < max ? 'hint by-dragging' : 'hint'}>
          {over
            ? t('forms.pictures.dropNow')
            : count < max
              ? t('forms.pictures.drop')
              : t('forms.pictures.full', { max })}
        </p>
      </div>
      <Problem id={problemId} text={wrong} />
      <p className="hint" role="status">
        {done < count && t('forms.pictures.uploaded', { done, count })}
      </p>
      <p className="visually-hidden" id={hintId}>
        {t('forms.pictures.moveHint')}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {news && t(`forms.pictures.${news.what}`, { index: news.index, count: news.count })}
      </p>
    </Root>
  );
}
