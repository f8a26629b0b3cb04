import { closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import styled from '@emotion/styled';
import { type AdPicture, MAX_IMAGES, PICTURE_ACCEPT } from '@mashrabiya/contract';
import { Camera, ImagePlus } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { useDropFiles } from '../files/useDropFiles.ts';
import { PictureTile } from './PictureTile.tsx';
import { checkPictures, type RefusedFiles } from './pictureRules.ts';
import { pictureStyles } from './pictureStyles.ts';
import { usePasteFiles } from './usePasteFiles.ts';
import { usePictureSort } from './usePictureSort.ts';

export interface PicturePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  items: readonly AdPicture[];
  /** Picture shown in lists; null while none is chosen. */
  coverId: string | null;
  /** Ten by the specification, section 5. */
  max?: number;
  /** Error of the answer; the picker's own error takes precedence. */
  error?: string;
  /** Message about a failed action on one picture, such as rotation; the field stays valid. */
  notice?: string | undefined;
  /** Called with images only, within the limit. */
  onAdd(files: File[]): void;
  /** Moves a picture to a position, counted from 0. */
  onMove(id: string, to: number): void;
  onCoverChange(id: string): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
  /** Rotates a picture clockwise by 90°; no button when absent. */
  onRotate?: ((id: string) => void) | undefined;
}

const Root = styled('fieldset')(pictureStyles);

export function PicturePicker({
  items,
  coverId,
  max = MAX_IMAGES,
  error,
  notice,
  onAdd,
  onMove,
  onCoverChange,
  onRemove,
  onRetry,
  onRotate,
  ...fieldset
}: PicturePickerProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const count = items.length;
  const [refusedFiles, setRefusedFiles] = useState<RefusedFiles | null>(null);
  const ids = items.map(({ id }) => id);
  const { onDragEnd, ...sort } = usePictureSort(ids, onMove);
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const rememberPressed = useFocusAfterRemoval(list, count, '.remove', choose);
  const add = async (files: File[]) => {
    const checkedFiles = await checkPictures(files, items.length, max);
    setRefusedFiles(checkedFiles.refused);
    if (checkedFiles.accepted.length) onAdd(checkedFiles.accepted);
  };
  const { isOver, handlers } = useDropFiles(add);
  usePasteFiles(add);
  const doneCount = items.filter(({ state }) => state === 'done').length;
  const problem = refusedFiles ? t(`forms:pictures.problem.${refusedFiles}`, { max }) : (error ?? null);

  return (
    <Root aria-describedby={problem ? problemId : undefined} {...fieldset} {...handlers}>
      <legend className="visually-hidden">{t('forms:pictures.label')}</legend>
      <p className="heading" aria-hidden>
        {t('forms:pictures.label')}
        <bdi className="count tabular">{t('forms:pictures.count', { count, max })}</bdi>
      </p>
      <p className="hint">{t('forms:pictures.hint', { max })}</p>
      {count > 0 && (
        <DndContext {...sort} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <ul className="list" ref={list} aria-label={t('forms:pictures.list')} onClickCapture={rememberPressed}>
              {items.map((picture, pictureIndex) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  index={pictureIndex + 1}
                  count={count}
                  cover={picture.id === coverId}
                  onMakeCover={() => onCoverChange(picture.id)}
                  onRemove={() => {
                    setRefusedFiles(null);
                    onRemove(picture.id);
                  }}
                  onRetry={() => onRetry(picture.id)}
                  onRotate={onRotate && (() => onRotate(picture.id))}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <div
        className={['zone', isOver && 'over', problem && 'invalid'].filter(Boolean).join(' ')}
        data-invalid={error ? true : undefined}
      >
        <ImagePlus aria-hidden size={32} strokeWidth={1.5} />
        {count < max && (
          <FileButton ref={choose} multiple variant="outlined" accept={PICTURE_ACCEPT} onFiles={add}>
            {t('forms:pictures.add')}
          </FileButton>
        )}
        {count < max && (
          <FileButton className="camera" variant="outlined" accept={PICTURE_ACCEPT} capture icon={Camera} onFiles={add}>
            {t('forms:pictures.take')}
          </FileButton>
        )}
        <p className={count < max ? 'hint by-dragging' : 'hint'}>
          {isOver
            ? t('forms:pictures.dropNow')
            : count < max
              ? t('forms:pictures.drop')
              : t('forms:pictures.full', { max })}
        </p>
      </div>
      <FieldProblem id={problemId} text={problem ?? notice ?? null} />
      <p className="hint" role="status">
        {doneCount < count && t('forms:pictures.uploaded', { done: doneCount, count })}
      </p>
    </Root>
  );
}
