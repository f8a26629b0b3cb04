import type { CallInput, ReelInput } from '@mashrabiya/contract';
import { ReelForm, type ReelFormProps, takeFrame } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useApiPages } from '../../api/useApiQuery.ts';
import { governoratesAtom, wantsReferenceAtom } from '../../atoms/reference.ts';
import { paths } from '../../routing/paths.ts';
import { useSendFile } from '../../uploads/useSendFile.ts';
import { prepareInWorker } from './clipWorker.ts';
import { recordedFilmAtom } from './recordedFilm.ts';

type Body = CallInput<'addReel'>['body'];

export interface ReelFormContainerProps extends Pick<ReelFormProps, 'mode' | 'initial' | 'initialClip'> {
  onSubmit: (body: Body) => Promise<unknown>;
}

/** The form of a reel with its options; its cover is drawn here, of the moment that was chosen. */
export function ReelFormContainer({ onSubmit, ...form }: ReelFormContainerProps) {
  const wantReference = useSetAtom(wantsReferenceAtom);
  useEffect(() => wantReference(true), [wantReference]);
  const governorates = useAtomValue(governoratesAtom);
  const own = useApiPages('listOwnProperties', { query: {} });
  const { hasNextPage, isFetching, fetchNextPage } = own;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const homes = own.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const sendVideo = useSendFile('video');
  const sendPicture = useSendFile('picture');
  const chosen = useRef<Blob>(null);
  const [film, setFilm] = useAtom(recordedFilmAtom);

  /** The cover of a new film, or of another moment; none where the one that there is stays. */
  const cover = async (seconds: number): Promise<string | undefined> => {
    const kept = form.initialClip?.src;
    if (!chosen.current) return kept && seconds > 0 ? sendPicture(await takeFrame(kept, seconds), () => {}) : undefined;
    const src = URL.createObjectURL(chosen.current);
    try {
      return await sendPicture(await takeFrame(src, seconds), () => {});
    } finally {
      URL.revokeObjectURL(src);
    }
  };
  const send = async ({ video, poster_at, ...fields }: ReelInput) => {
    const poster = await cover(poster_at);
    return onSubmit({ ...fields, ...(video?.id && { clip: video.id }), ...(poster && { poster }) });
  };
  return (
    <ReelForm
      {...form}
      governorates={governorates}
      homes={homes.map(({ id, address }) => ({ value: id, text: address }))}
      film={film}
      recordHref={paths.recordReel}
      onUpload={async (file, onProgress) => {
        chosen.current = file;
        onProgress(0, 'preparing');
        const prepared = await prepareInWorker(file, (percent) => onProgress(percent, 'preparing'));
        const id = await sendVideo(prepared ?? file, onProgress);
        setFilm(null);
        return id;
      }}
      onSubmit={send}
    />
  );
}
