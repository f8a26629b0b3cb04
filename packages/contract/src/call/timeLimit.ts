/** Maximum duration of a call; the server then answers `timeout`. */
export interface TimeLimit {
  /** From the request to its answer; with an upload, from its last byte. */
  answerSeconds: number;
  /** From the first byte of the request to its last, if it carries files. */
  uploadSeconds?: number;
}

export const ANSWER_TIME_LIMIT: TimeLimit = { answerSeconds: 15 };

/** A phone on a bad line needs minutes for a photograph. */
export const UPLOAD_TIME_LIMIT = { ...ANSWER_TIME_LIMIT, uploadSeconds: 600 } as const satisfies TimeLimit;
