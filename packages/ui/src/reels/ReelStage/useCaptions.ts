import { type RefObject, useEffect, useState } from 'react';

const textOf = (cue: TextTrackCue): string => ('text' in cue ? String(cue.text) : '');

/** What a film's captions say now. They are drawn by the stage, in its letters and clear of its controls. */
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
