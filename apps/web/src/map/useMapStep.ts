import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterStepBack, stepBack } from '../routing/stepBack.ts';

type Cover = { kind: 'home'; id: string } | { kind: 'cluster'; box: string };

interface MapStep {
  cover: Cover;
  below: string;
}

const currentAddress = () => location.pathname + location.search;
/** The router stores a step's state here; a press may come before the step has rendered. */
const currentStep = (): MapStep | undefined => history.state?.usr?.mapStep;

/** Overlay of a map as a history entry: Back closes it. When the map moves, the entry below is updated. */
export function useMapStep(addressed: string | undefined, hrefOf: (box: string | undefined) => string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const step: MapStep | undefined = state?.mapStep;
  const [moved, setMoved] = useState<{ below: string; box: string | undefined }>();
  const isBehind = moved !== undefined && !step && pathname + search === moved.below;

  const catchUp = useEffectEvent(() => navigate(hrefOf(moved?.box), { replace: true }));
  useEffect(() => {
    if (isBehind) catchUp();
    else if (!step) setMoved(undefined);
  }, [isBehind, step]);

  return {
    cover: step?.cover,
    box: isBehind ? moved.box : addressed,
    open: (cover: Cover) =>
      afterStepBack(() => {
        const now = currentStep();
        const mapStep: MapStep = { below: now?.below ?? currentAddress(), cover };
        navigate(currentAddress(), { replace: now !== undefined, state: { mapStep } });
      }),
    close: (kind: Cover['kind']) => {
      if (currentStep()?.cover.kind === kind) stepBack(() => navigate(-1));
    },
    /** Updates the URL after a move; the overlay stays. */
    move: (box: string | undefined) => {
      if (step) setMoved({ below: step.below, box });
      navigate(hrefOf(box), { replace: true, state: step ? { mapStep: step } : null });
    },
  };
}
