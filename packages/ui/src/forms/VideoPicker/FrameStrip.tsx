import styled from '@emotion/styled';
import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HANDLE_SIZE_PX, stripStyles } from './stripStyles.ts';
import { clampMoment, formatMoment, getMomentAfterKey } from './videoRules.ts';

export interface FrameStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  frames: readonly string[];
  durationSeconds: number;
  seconds: number;
  onChange(seconds: number): void;
}

const Root = styled('div')(stripStyles);

/**
 * Slider over the frames of a video that picks one moment. Time runs left to right in both languages, as on every
 * player.
 */
export function FrameStrip({ frames, durationSeconds, seconds, onChange, ...div }: FrameStripProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const hintId = useId();
  const choose = (moment: number) => {
    const to = clampMoment(moment, durationSeconds);
    if (to !== seconds) onChange(to);
  };
  const moveToPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(((event.clientX - box.x - HANDLE_SIZE_PX / 2) / (box.width - HANDLE_SIZE_PX)) * durationSeconds);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = getMomentAfterKey(event.key, seconds, durationSeconds);
    if (to === null) return;
    event.preventDefault();
    choose(to);
  };
  const share = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) : 0;
  const total = formatMoment(durationSeconds);
  // Two stills can be identical, so the key includes the position.
  const framePositions = frames.map((src, index) => ({ src, from: index / frames.length }));

  return (
    <Root {...div}>
      <p className="label" id={labelId}>
        {t('forms:video.poster')}
        <bdi className="time tabular">{formatMoment(seconds)}</bdi>
      </p>
      {/* Pointers use the whole strip as the handle; the range input serves keyboards and screen readers. */}
      <div
        className="strip"
        dir="ltr"
        style={{ '--share': share } as CSSProperties}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.querySelector('input')?.focus();
          if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
          moveToPointer(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && moveToPointer(event)}
      >
        <div className="frames" aria-hidden>
          {framePositions.map(({ src, from }) => (
            <img key={from} src={src} alt="" draggable={false} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={durationSeconds}
          step={0.1}
          value={seconds}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          aria-valuetext={t('forms:video.posterAt', { time: formatMoment(seconds), total })}
          onKeyDown={onKeyDown}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <span className="handle" aria-hidden />
      </div>
      <p className="hint" id={hintId}>
        {t('forms:video.posterHint')}
      </p>
    </Root>
  );
}
