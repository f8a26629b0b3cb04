import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterStepBack, stepBack } from '../routing/stepBack.ts';

/** What covers a map: the card of a home, or the list of the homes in a box. */
type Cover = { kind: 'home'; id: string } | { kind: 'cluster'; box: string };

interface MapStep {
  cover: Cover;
  /** Address of the step below. */
  below: string;
}

const currentAddress = () => location.pathname + location.search;
/** The router keeps a step's state there; a press may come before it has drawn the step. */
const currentStep = (): MapStep | undefined => history.state?.usr?.mapStep;

/**
 * Keeps what covers a map as a step of the history, so that Back closes it, a reload keeps it, and who comes back from
 * a home finds it. Where the map moves meanwhile, the step below follows: closing does not move it back.
 */
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
    /** The part of the map to show. */
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
    /** The map has moved: the address follows, and what covers it stays. */
    move: (box: string | undefined) => {
      if (step) setMoved({ below: step.below, box });
      navigate(hrefOf(box), { replace: true, state: step ? { mapStep: step } : null });
    },
  };
}
