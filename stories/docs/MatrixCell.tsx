import type { Language } from '@mashrabiya/i18n';
import type { Scheme } from '@mashrabiya/ui';
import { Component, type ReactNode } from 'react';
import { Live } from './pieces/Live.tsx';
import type { StoryState } from './pieces/storyFiles.ts';

export interface MatrixCellProps {
  state: StoryState;
  language: Language;
  scheme: Scheme;
}

/** One state in one combination: inline, or in a frame of its own if it would cover the page. */
export function MatrixCell({ state, language, scheme }: MatrixCellProps) {
  const frame = <Framed state={state} language={language} scheme={scheme} />;
  if (state.frame !== undefined) return frame;
  return (
    <Fallback to={frame}>
      <div className="cell" data-scheme={scheme}>
        <Live of={state.story} language={language} scheme={scheme} />
      </div>
    </Fallback>
  );
}

function Framed({ state, language, scheme }: MatrixCellProps) {
  const address = `iframe.html?viewMode=story&id=${state.id}&globals=locale:${language};scheme:${scheme}`;
  return (
    <iframe src={address} title={`${state.name}, ${language}, ${scheme}`} height={state.frame ?? 480} loading="lazy" />
  );
}

/** A story that fails inline gets a frame. */
class Fallback extends Component<{ to: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.to : this.props.children;
  }
}
