import { type ComponentType, lazy, type ReactNode, useReducer } from 'react';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

/** What a part's stand-in gets besides the part's own props. */
export interface MissingProps {
  /** Asks for the part again. */
  retryPart(): void;
}

const MissingInPlace = ({ retryPart }: MissingProps) => <MissingPart onRetry={retryPart} />;

/**
 * A part whose code comes when it is first shown, within a `Suspense` of its place. When it does not come, the part says
 * so there and can be tried again, and the rest of the page stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  InItsPlace: (props: NoInfer<P> & MissingProps) => ReactNode = MissingInPlace,
): (props: P) => ReactNode {
  let current = lazy(load);
  // A lazy component keeps its failure for ever: the next try needs another.
  const forget = () => {
    current = lazy(load);
  };
  return function LazyPart(props: P) {
    const [tries, retry] = useReducer((count: number) => count + 1, 0);
    const Part: ComponentType<P> = current;
    return (
      <PartBoundary key={tries} onFailed={forget} failed={<InItsPlace {...props} retryPart={retry} />}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
