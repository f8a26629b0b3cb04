import { type CallInput, CLIP_LIMITS, type OwnProperty, type ReelInput } from '@mashrabiya/contract';
import { type ClipEdits, ReelForm, type ReelFormProps, type ReelProperty, takeFrame } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { governoratesAtom, wantsReferenceAtom } from '../../api/reference.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { newClip, type SentClip } from '../../uploads/sendClip.ts';
import { useSendClip } from '../../uploads/useSendClip.ts';
import { useSendPicture } from '../../uploads/useSendPicture.ts';
import { prepareInWorker } from './clipWorker.ts';
import { recordedFilmAtom } from './recordedFilm.ts';
import { useLookAtFilm } from './useLookAtFilm.ts';

type Body = CallInput<'addReel'>['body'];

export interface ReelFormContainerProps extends Pick<ReelFormProps, 'mode' | 'initial' | 'initialClip' | 'onChange'> {
  onSubmit: (body: Body) => Promise<unknown>;
}

/** WebCodecs, needed to cut videos. */
const CAN_CUT = 'VideoEncoder' in globalThis && 'VideoDecoder' in globalThis;

const factsOf = ({ gover, city, action, payment }: OwnProperty): ReelProperty['facts'] => ({
  gover,
  city,
  action: action === 'forrent' ? 'rent' : 'sell',
  price: payment.price,
  selltype: payment.payment,
});

export function ReelFormContainer({ onSubmit, onChange, ...form }: ReelFormContainerProps) {
  const { t } = useTranslation();
  const wantReference = useSetAtom(wantsReferenceAtom);
  useEffect(() => wantReference(true), [wantReference]);
  const governorates = useAtomValue(governoratesAtom);
  const own = useApiPages('listOwnProperties', { query: {} });
  const { hasNextPage, isFetching, fetchNextPage } = own;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const homes = own.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const sendClip = useSendClip();
  const sendPicture = useSendPicture();
  const lookAtFilm = useLookAtFilm();
  const chosen = useRef<Blob>(null);
  const underWay = useRef<{ file: File; edits: ClipEdits | undefined; sent: SentClip }>(null);
  const [film, setFilm] = useAtom(recordedFilmAtom);
  /** A video that was set and no longer is was removed by the user. */
  const hadVideo = useRef(false);

  /** If this browser cannot show the video, no cover can be chosen: the server takes one from it. */
  const sendFrame = async (src: string, seconds: number): Promise<string | undefined> => {
    const frame = await takeFrame(src, seconds).catch(() => null);
    return frame ? sendPicture(frame, () => {}) : undefined;
  };
  /** Cover of a new video or of another moment; undefined if an edited reel keeps its cover. */
  const cover = async (seconds: number): Promise<string | undefined> => {
    const initialSrc = form.initialClip?.src;
    if (!chosen.current) {
      const isOther = form.mode !== 'edit' || seconds > 0;
      return initialSrc && isOther ? sendFrame(initialSrc, seconds) : undefined;
    }
    const src = URL.createObjectURL(chosen.current);
    try {
      return await sendFrame(src, seconds);
    } finally {
      URL.revokeObjectURL(src);
    }
  };
  /** Rejects a large video that could not be made smaller here: the server would refuse it after the upload. */
  const assertSendable = ({ size }: Blob) => {
    const { megabytes } = CLIP_LIMITS;
    if (size <= megabytes * 1_000_000) return;
    const title = t('forms:clip.problem.tooLarge', { megabytes });
    throw new ApiError('file_too_large', 0, title, [{ status: '413', code: 'file_too_large', title }]);
  };
  const send = async ({ video, poster_at, ...fields }: ReelInput) => {
    const poster = await cover(poster_at);
    return onSubmit({ ...fields, ...(video?.id && { clip: video.id }), ...(poster && { poster }) });
  };
  return (
    <ReelForm
      {...form}
      governorates={governorates}
      homes={homes.map((home) => ({ value: home.id, text: home.address, facts: factsOf(home) }))}
      {...(form.mode !== 'edit' && { film: film ?? null, recordHref: paths.recordReel })}
      onChange={(values) => {
        if (values.video === null && hadVideo.current) setFilm(null);
        hadVideo.current = values.video !== null;
        onChange?.(values);
      }}
      editable={CAN_CUT}
      onUpload={async (file, { edits, onProgress, signal }) => {
        chosen.current = file;
        if (underWay.current?.file !== file || underWay.current.edits !== edits) {
          onProgress(0, 'preparing');
          const { clip, small } = await prepareInWorker(
            { file, edits },
            (percent) => onProgress(percent, 'preparing'),
            signal,
          );
          assertSendable(clip ?? file);
          underWay.current = { file, edits, sent: newClip(clip ?? file, small) };
        }
        const id = await sendClip(underWay.current.sent, onProgress, signal);
        setFilm(null);
        return id;
      }}
      onLook={lookAtFilm}
      onSubmit={send}
    />
  );
}
