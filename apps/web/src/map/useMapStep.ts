import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterStepBack, stepBack } from '../routing/stepBack.ts';

type Cover = { kind: 'home'; id: string } | { kind: 'cluster'; box: string };

interface MapStep {
  cover: Cover;
  below: string;
}

const getCurrentAddress = () => location.pathname + location.search;
/** The router stores a step's state here; a press may come before the step has rendered. */
const getCurrentStep = (): MapStep | undefined => history.state?.usr?.mapStep;

/** Overlay of a map as a history entry: Back closes it. When the map moves, the entry below is updated. */
export function useMapStep(urlBox: string | undefined, getHref: (box: string | undefined) => string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const step: MapStep | undefined = state?.mapStep;
  const [lastMove, setLastMove] = useState<{ below: string; box: string | undefined }>();
  const isBehind = lastMove !== undefined && !step && pathname + search === lastMove.below;

  const catchUp = useEffectEvent(() => navigate(getHref(lastMove?.box), { replace: true }));
  useEffect(() => {
    if (isBehind) catchUp();
    else if (!step) setLastMove(undefined);
  }, [isBehind, step]);

  return {
    cover: step?.cover,
    box: isBehind ? lastMove.box : urlBox,
    open: (cover: Cover) =>
      afterStepBack(() => {
        const latestStep = getCurrentStep();
        const mapStep: MapStep = { below: latestStep?.below ?? getCurrentAddress(), cover };
        navigate(getCurrentAddress(), { replace: latestStep !== undefined, state: { mapStep } });
      }),
    close: (kind: Cover['kind']) => {
      if (getCurrentStep()?.cover.kind === kind) stepBack(() => navigate(-1));
    },
    /** Updates the URL after a move; the overlay stays. */
    move: (box: string | undefined) => {
      if (step) setLastMove({ below: step.below, box });
      navigate(getHref(box), { replace: true, state: step ? { mapStep: step } : null });
    },
  };
}
