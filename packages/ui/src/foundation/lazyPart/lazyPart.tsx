import { type ComponentType, type ReactNode, useReducer } from 'react';
import { lazyComponent } from './lazyComponent.ts';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';

export interface FallbackProps {
  retryPart(): void;
}

export interface LazyPart<P> {
  (props: P): ReactNode;
  preload: () => Promise<void>;
}

const InlineFallback = ({ retryPart }: FallbackProps) => <MissingPart onRetry={retryPart} />;

/**
 * Part loaded on demand in its own `Suspense`. On failure it shows a fallback with retry, and the rest of the page
 * stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Fallback: (props: NoInfer<P> & FallbackProps) => ReactNode = InlineFallback,
): LazyPart<P> {
  const { preload, component, reset } = lazyComponent(load);
  function Part(props: P) {
    const [tries, retry] = useReducer((count: number) => count + 1, 0);
    const Loaded: ComponentType<P> = component();
    return (
      <PartBoundary
        key={tries}
        onFailed={reset}
        hasSilentFallback={Fallback !== InlineFallback}
        fallback={<Fallback {...props} retryPart={retry} />}
      >
        <Loaded {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Part, { preload });
}
