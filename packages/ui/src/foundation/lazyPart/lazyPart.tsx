import { type ComponentType, type ReactNode, useReducer } from 'react';
import { lazyComponent } from './lazyComponent.ts';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

/** What a part's stand-in gets besides the part's own props. */
export interface MissingProps {
  /** Asks for the part again. */
  retryPart(): void;
}

export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Brings its code before it is first shown. */
  preload: () => Promise<void>;
}

const MissingInPlace = ({ retryPart }: MissingProps) => <MissingPart onRetry={retryPart} />;

/**
 * A part whose code comes when it is first shown, within a `Suspense` of its place. When it does not come, the part says
 * so there and can be tried again, and the rest of the page stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  InItsPlace: (props: NoInfer<P> & MissingProps) => ReactNode = MissingInPlace,
): LazyPart<P> {
  const { preload, component, forget } = lazyComponent(load);
  function Part(props: P) {
    const [tries, retry] = useReducer((count: number) => count + 1, 0);
    const Loaded: ComponentType<P> = component();
    return (
      <PartBoundary key={tries} onFailed={forget} failed={<InItsPlace {...props} retryPart={retry} />}>
        <Loaded {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload });
}
