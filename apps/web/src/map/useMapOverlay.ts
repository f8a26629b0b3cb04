import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterStepBack, stepBack } from '../routing/stepBack.ts';

type MapOverlay = { kind: 'home'; id: string } | { kind: 'cluster'; box: string };

interface MapOverlayState {
  overlay: MapOverlay;
  urlBelow: string;
}

const getCurrentUrl = () => location.pathname + location.search;
/** The router stores a step's state here; a press may come before the step has rendered. */
const getOverlayState = (): MapOverlayState | undefined => history.state?.usr?.mapStep;

/** Overlay of a map as a history entry: Back closes it. When the map moves, the entry below is updated. */
export function useMapOverlay(urlBox: string | undefined, getHref: (box: string | undefined) => string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const overlayState: MapOverlayState | undefined = state?.mapStep;
  const [lastMove, setLastMove] = useState<{ urlBelow: string; box: string | undefined }>();
  const isUrlOutdated = lastMove !== undefined && !overlayState && pathname + search === lastMove.urlBelow;

  const applyLastMove = useEffectEvent(() => navigate(getHref(lastMove?.box), { replace: true }));
  useEffect(() => {
    if (isUrlOutdated) applyLastMove();
    else if (!overlayState) setLastMove(undefined);
  }, [isUrlOutdated, overlayState]);

  return {
    overlay: overlayState?.overlay,
    box: isUrlOutdated ? lastMove.box : urlBox,
    open: (overlay: MapOverlay) =>
      afterStepBack(() => {
        const latestState = getOverlayState();
        const mapStep: MapOverlayState = { urlBelow: latestState?.urlBelow ?? getCurrentUrl(), overlay };
        navigate(getCurrentUrl(), { replace: latestState !== undefined, state: { mapStep } });
      }),
    close: (kind: MapOverlay['kind']) => {
      if (getOverlayState()?.overlay.kind === kind) stepBack(() => navigate(-1));
    },
    /** Updates the URL after a move; the overlay stays. */
    move: (box: string | undefined) => {
      if (overlayState) setLastMove({ urlBelow: overlayState.urlBelow, box });
      navigate(getHref(box), { replace: true, state: overlayState ? { mapStep: overlayState } : null });
    },
  };
}
