import styled from '@emotion/styled';
import { useLocale } from '@mashrabiya/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anatomyStyles } from './anatomyStyles.ts';
import { Combination } from './Combination.tsx';

/** Selector, name and purpose of a part. */
export type Part = readonly [selector: string, name: string, text: string];

export interface AnatomyProps {
  parts: readonly Part[];
  /** Maximum width in pixels. */
  width?: number;
  children: ReactNode;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const Root = styled('div')(anatomyStyles);

/** Live component with numbered parts, and their explanations. A missing part gets no number. */
export function Anatomy({ parts, width, children }: AnatomyProps) {
  const { language } = useLocale();
  const [stage, boxes] = useBoxes(parts, language);
  return (
    <Root>
      <div className="stage" ref={stage}>
        <Combination className="shown" language={language} style={{ maxInlineSize: width }}>
          {children}
        </Combination>
        {boxes.map((box, index) =>
          box ? (
            <div
              key={parts[index]?.[1]}
              className="mark"
              aria-hidden
              style={{ inlineSize: box.width, blockSize: box.height, transform: `translate(${box.x}px, ${box.y}px)` }}
            >
              <span>{index + 1}</span>
            </div>
          ) : null,
        )}
      </div>
      <ol>
        {parts.map(([selector, name, text], index) => (
          <li key={selector} data-missing={boxes.length > 0 && !boxes[index] ? selector : undefined}>
            <span aria-hidden>{index + 1}</span>
            <p>
              <strong>{name}.</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </Root>
  );
}

/** Boxes of the parts, measured again on each resize. */
function useBoxes(parts: readonly Part[], language: string) {
  const stage = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([]);
  useLayoutEffect(() => {
    const root = stage.current;
    if (!root) return;
    const find = () => parts.map(([selector]) => root.querySelector(`.shown ${selector}`));
    const measure = () => {
      const from = root.getBoundingClientRect();
      const measured = find().map((part) => {
        if (!part) return null;
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x: x - from.x - root.clientLeft, y: y - from.y - root.clientTop, width, height };
      });
      // Synchronously, so that the numbers are painted together with the new layout.
      flushSync(() => setBoxes(measured));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    for (const part of find()) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [parts, language]);
  return [stage, boxes] as const;
}
