import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterStepBack, stepBack } from '../routing/stepBack.ts';

type MapOverlay = { kind: 'home'; id: string } | { kind: 'cluster'; box: string };

interface MapStep {
  cover: MapOverlay;
  below: string;
}

const getCurrentUrl = () => location.pathname + location.search;
/** The router stores a step's state here; a press may come before the step has rendered. */
const getCurrentStep = (): MapStep | undefined => history.state?.usr?.mapStep;

/** Overlay of a map as a history entry: Back closes it. When the map moves, the entry below is updated. */
export function useMapStep(urlBox: string | undefined, getHref: (box: string | undefined) => string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const step: MapStep | undefined = state?.mapStep;
  const [lastMove, setLastMove] = useState<{ below: string; box: string | undefined }>();
  const isUrlOutdated = lastMove !== undefined && !step && pathname + search === lastMove.below;

  const applyLastMove = useEffectEvent(() => navigate(getHref(lastMove?.box), { replace: true }));
  useEffect(() => {
    if (isUrlOutdated) applyLastMove();
    else if (!step) setLastMove(undefined);
  }, [isUrlOutdated, step]);

  return {
    cover: step?.cover,
    box: isUrlOutdated ? lastMove.box : urlBox,
    open: (cover: MapOverlay) =>
      afterStepBack(() => {
        const latestStep = getCurrentStep();
        const mapStep: MapStep = { below: latestStep?.below ?? getCurrentUrl(), cover };
        navigate(getCurrentUrl(), { replace: latestStep !== undefined, state: { mapStep } });
      }),
    close: (kind: MapOverlay['kind']) => {
      if (getCurrentStep()?.cover.kind === kind) stepBack(() => navigate(-1));
    },
    /** Updates the URL after a move; the overlay stays. */
    move: (box: string | undefined) => {
      if (step) setLastMove({ below: step.below, box });
      navigate(getHref(box), { replace: true, state: step ? { mapStep: step } : null });
    },
  };
}
