import { type RefObject, useEffect, useState } from 'react';

const getCueText = (cue: TextTrackCue): string => ('text' in cue ? String(cue.text) : '');

/** Current caption of a video. The stage renders it in its own font, clear of its controls. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, isShown: boolean): string {
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track || !isShown) return;
    const readCues = () => setCaption([...(track.activeCues ?? [])].map(getCueText).join(' '));
    track.mode = 'hidden';
    track.addEventListener('cuechange', readCues);
    readCues();
    return () => {
      track.removeEventListener('cuechange', readCues);
      track.mode = 'disabled';
      setCaption('');
    };
  }, [video, isShown]);
  return caption;
}
