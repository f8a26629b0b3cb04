import { type RefObject, useEffect, useState } from 'react';

const textOf = (cue: TextTrackCue): string => ('text' in cue ? String(cue.text) : '');

/** Current caption of a video. The stage renders it in its own font, clear of its controls. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, shown: boolean): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track || !shown) return;
    const read = () => setWords([...(track.activeCues ?? [])].map(textOf).join(' '));
    track.mode = 'hidden';
    track.addEventListener('cuechange', read);
    read();
    return () => {
      track.removeEventListener('cuechange', read);
      track.mode = 'disabled';
      setWords('');
    };
  }, [video, shown]);
  return words;
}
