/** How far a person has come with a field. `shown`: how the answer does is told, and goes on being told as one types. */
export type FieldPhase = 'untouched' | 'typing' | 'shown';
export type FieldEvent = 'type' | 'leave' | 'submit';

/** A field is not blamed before it is left, nor for being passed through; a try to submit shows all. */
export function nextPhase(phase: FieldPhase, event: FieldEvent): FieldPhase {
  if (event === 'submit' || phase === 'shown') return 'shown';
  if (event === 'type') return 'typing';
  return phase === 'typing' ? 'shown' : phase;
}

/** What a field looks like. */
export type FieldState = 'untouched' | 'typing' | 'valid' | 'invalid';

export function stateOf(phase: FieldPhase, problem: string | undefined): FieldState {
  if (phase !== 'shown') return phase;
  return problem === undefined ? 'valid' : 'invalid';
}
