/** How far a film has come. */
export type ReelUpload =
  | { step: 'choosing' }
  | { step: 'uploading'; fileName: string /** 0 to 1. */; progress: number }
  | { step: 'processing'; fileName: string }
  | { step: 'ready'; fileName: string }
  | {
      step: 'failed';
      fileName: string;
      /** What went wrong, in words; a general sentence when absent. */
      reason?: string;
    };
