import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { NARROW_QUERY } from '../../foundation/hooks/useIsNarrow.ts';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';

export type SettingPanelProps = Omit<PanelProps, 'placement'>;

const Root = styled(Panel)({
  '& .setting > section': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
});

/** Settings form over the page: a centred dialog on a desktop, a sheet on a phone. */
export function SettingPanel({ children, ...panel }: SettingPanelProps) {
  return (
    <Root {...panel} placement="center">
      <Setting>{children}</Setting>
    </Root>
  );
}

/** The first field gets the focus, except on a phone, whose keyboard would hide the form. */
function Setting({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!matchMedia(NARROW_QUERY).matches) root.current?.querySelector<HTMLElement>('input, button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={root} className="setting">
      {children}
    </div>
  );
}
