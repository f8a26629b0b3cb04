import { type RefObject, useEffect } from 'react';

/** Shows a film's captions, or hides them. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, shown: boolean): void {
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) track.mode = shown ? 'showing' : 'disabled';
  }, [video, shown]);
}
