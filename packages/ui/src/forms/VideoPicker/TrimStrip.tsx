import styled from '@emotion/styled';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EDGE_WIDTH_PX, stripStyles } from './stripStyles.ts';
import { formatMoment, getMomentAfterKey } from './videoRules.ts';

type Edge = 'start' | 'end';

export interface TrimStripProps {
  frames: readonly string[];
  durationSeconds: number;
  start: number;
  end: number;
  /** Requests to move an edge; the host limits how far it moves. */
  onTrim(edge: Edge, moment: number): void;
}

const Root = styled('fieldset')(stripStyles);

/** Trims a video with two handles over its frames. Time runs left to right in both languages, as on every player. */
export function TrimStrip({ frames, durationSeconds, start, end, onTrim }: TrimStripProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const draggedEdge = useRef<Edge>('start');
  const moments = { start, end };
  const getMomentAt = (event: PointerEvent<HTMLElement>, edge: Edge) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.x - (edge === 'start' ? EDGE_WIDTH_PX / 2 : (EDGE_WIDTH_PX * 3) / 2);
    return (x / (box.width - 2 * EDGE_WIDTH_PX)) * durationSeconds;
  };
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const measureDistance = (edge: Edge) => Math.abs(getMomentAt(event, edge) - moments[edge]);
    draggedEdge.current = measureDistance('start') <= measureDistance('end') ? 'start' : 'end';
    event.currentTarget.querySelector<HTMLInputElement>(`input.${draggedEdge.current}`)?.focus();
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onKeyDown = (edge: Edge) => (event: KeyboardEvent) => {
    const to = getMomentAfterKey(event.key, moments[edge], durationSeconds);
    if (to === null) return;
    event.preventDefault();
    onTrim(edge, to);
  };
  const computeShare = (moment: number) => (durationSeconds > 0 ? Math.min(1, moment / durationSeconds) : 0);
  const total = formatMoment(durationSeconds);
  const framePositions = frames.map((src, index) => ({ src, from: index / frames.length }));

  return (
    <Root>
      <legend className="label">{t('forms:video.trim')}</legend>
      <div
        className="strip"
        dir="ltr"
        style={{ '--start': computeShare(start), '--end': computeShare(end) } as CSSProperties}
        onPointerDown={startDrag}
        onPointerMove={(event) =>
          event.buttons > 0 && onTrim(draggedEdge.current, getMomentAt(event, draggedEdge.current))
        }
      >
        <div className="frames" aria-hidden>
          {framePositions.map(({ src, from }) => (
            <img key={from} src={src} alt="" draggable={false} />
          ))}
        </div>
        <span className="trimmedPart before" aria-hidden />
        <span className="trimmedPart after" aria-hidden />
        {(['start', 'end'] as const).map((edge) => (
          <input
            key={edge}
            className={edge}
            type="range"
            min={0}
            max={durationSeconds}
            step={0.1}
            value={moments[edge]}
            aria-label={t(edge === 'start' ? 'forms:video.trimStart' : 'forms:video.trimEnd')}
            aria-describedby={hintId}
            aria-valuetext={t('forms:video.trimAt', { time: formatMoment(moments[edge]), total })}
            onKeyDown={onKeyDown(edge)}
            onChange={(event) => onTrim(edge, event.currentTarget.valueAsNumber)}
          />
        ))}
        <span className="edge start" aria-hidden />
        <span className="edge end" aria-hidden />
      </div>
      <p className="hint" id={hintId}>
        {t('forms:video.trimHint')}
      </p>
    </Root>
  );
}
