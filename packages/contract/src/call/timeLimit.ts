/** How long a call may take; it is given up with `timeout`. */
export interface TimeLimit {
  /** From the request to its answer; of one that is uploaded, from its last byte. */
  answerSeconds: number;
  /** From the first byte of the request to its last, where it carries files. */
  uploadSeconds?: number;
}

export const ANSWER: TimeLimit = { answerSeconds: 15 };

/** A phone on a bad line needs minutes for a photograph. */
export const UPLOAD = { ...ANSWER, uploadSeconds: 600 } as const satisfies TimeLimit;
