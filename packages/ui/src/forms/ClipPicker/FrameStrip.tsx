import styled from '@emotion/styled';
import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { clampMoment, clock, momentAfterKey } from './clipRules.ts';
import { HANDLE, stripStyles } from './stripStyles.ts';

export interface FrameStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Stills of equal distance. */
  frames: readonly string[];
  durationSeconds: number;
  /** The moment that is chosen. */
  seconds: number;
  onSeconds(seconds: number): void;
}

const Root = styled('div')(stripStyles);

/**
 * Picks one moment of a clip: a slider over its frames. Time runs from left to right in both languages, as on every
 * player.
 */
export function FrameStrip({ frames, durationSeconds, seconds, onSeconds, ...div }: FrameStripProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const hintId = useId();
  const choose = (moment: number) => {
    const to = clampMoment(moment, durationSeconds);
    if (to !== seconds) onSeconds(to);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose(((event.clientX - box.x - HANDLE / 2) / (box.width - HANDLE)) * durationSeconds);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = momentAfterKey(event.key, seconds, durationSeconds);
    if (to === null) return;
    event.preventDefault();
    choose(to);
  };
  const share = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) : 0;
  const total = clock(durationSeconds);
  // Two moments of a clip can look the same.
  const stills = frames.map((src, at) => ({ src, from: at / frames.length }));

  return (
    <Root {...div}>
      <p className="label" id={labelId}>
        {t('forms:clip.poster')}
        <bdi className="time tabular">{clock(seconds)}</bdi>
      </p>
      {/* Touch has the whole strip for a handle; the range is what keyboards and screen readers know. */}
      <div
        className="strip"
        dir="ltr"
        style={{ '--share': share } as CSSProperties}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.querySelector('input')?.focus();
          if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <div className="frames" aria-hidden>
          {stills.map(({ src, from }) => (
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
          aria-valuetext={t('forms:clip.posterAt', { time: clock(seconds), total })}
          onKeyDown={onKeyDown}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <span className="handle" aria-hidden />
      </div>
      <p className="hint" id={hintId}>
        {t('forms:clip.posterHint')}
      </p>
    </Root>
  );
}
