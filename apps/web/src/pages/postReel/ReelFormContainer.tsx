import { type CallInput, type OwnProperty, type ReelInput, VIDEO_LIMITS } from '@mashrabiya/contract';
import { captureFrame, ReelForm, type ReelFormProps, type ReelProperty, type VideoEdits } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { governoratesAtom, referenceDataNeededAtom } from '../../api/referenceData.ts';
import { useApiPages } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { createVideoUpload, type VideoUpload } from '../../uploads/sendVideo.ts';
import { useSendPicture } from '../../uploads/useSendPicture.ts';
import { useSendVideo } from '../../uploads/useSendVideo.ts';
import { recordedVideoAtom } from './recordedVideo.ts';
import { useVideoCheck } from './useVideoCheck.ts';
import { prepareInWorker } from './videoWorker.ts';

type ReelBody = CallInput<'addReel'>['body'];

export interface ReelFormContainerProps extends Pick<ReelFormProps, 'mode' | 'initial' | 'initialVideo' | 'onChange'> {
  onSubmit: (body: ReelBody) => Promise<unknown>;
}

/** WebCodecs, needed to cut videos. */
const CAN_CUT_VIDEO = 'VideoEncoder' in globalThis && 'VideoDecoder' in globalThis;

const toReelFacts = ({ gover, city, action, payment }: OwnProperty): ReelProperty['facts'] => ({
  gover,
  city,
  action: action === 'forrent' ? 'rent' : 'sell',
  price: payment.price,
  selltype: payment.payment,
});

export function ReelFormContainer({ onSubmit, onChange, ...form }: ReelFormContainerProps) {
  const { t } = useTranslation();
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);
  const governorates = useAtomValue(governoratesAtom);
  const ownAds = useApiPages('listOwnProperties', { query: {} });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = ownAds;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const properties = ownAds.data?.pages.flatMap(({ data }) => data.data) ?? [];
  const sendVideo = useSendVideo();
  const sendPicture = useSendPicture('uploadPicture');
  const checkVideo = useVideoCheck();
  const chosenFile = useRef<Blob>(null);
  const currentUpload = useRef<{ file: File; edits: VideoEdits | undefined; upload: VideoUpload }>(null);
  const [recordedFile, setRecordedFile] = useAtom(recordedVideoAtom);
  /** True once the form had a video: if it has none later, the user removed it. */
  const hadVideo = useRef(false);

  /** Uploads a frame as the cover; undefined if this browser cannot show the video: then the server makes a cover. */
  const sendFrame = async (src: string, seconds: number): Promise<string | undefined> => {
    const frame = await captureFrame(src, seconds).catch(() => null);
    return frame ? (await sendPicture(frame, () => {})).id : undefined;
  };
  /** Cover of a new video or of another moment; undefined if an edited reel keeps its cover. */
  const sendCover = async (seconds: number): Promise<string | undefined> => {
    const initialSrc = form.initialVideo?.src;
    if (!chosenFile.current) {
      const isOtherMoment = form.mode !== 'edit' || seconds > 0;
      return initialSrc && isOtherMoment ? sendFrame(initialSrc, seconds) : undefined;
    }
    const src = URL.createObjectURL(chosenFile.current);
    try {
      return await sendFrame(src, seconds);
    } finally {
      URL.revokeObjectURL(src);
    }
  };
  /** Rejects a large video that could not be made smaller here: the server would refuse it after the upload. */
  const assertSendable = ({ size }: Blob) => {
    const { megabytes } = VIDEO_LIMITS;
    if (size <= megabytes * 1_000_000) return;
    const title = t('forms:video.problem.tooLarge', { megabytes });
    throw new ApiError('file_too_large', 0, title, [{ status: '413', code: 'file_too_large', title }]);
  };
  const send = async ({ video, poster_at, ...fields }: ReelInput) => {
    const poster = await sendCover(poster_at);
    return onSubmit({ ...fields, ...(video?.id && { clip: video.id }), ...(poster && { poster }) });
  };
  return (
    <ReelForm
      {...form}
      governorates={governorates}
      properties={properties.map((property) => ({
        value: property.id,
        text: property.address,
        facts: toReelFacts(property),
      }))}
      {...(form.mode !== 'edit' && { recordedFile: recordedFile ?? null, recordHref: paths.recordReel })}
      onChange={(values) => {
        if (values.video === null && hadVideo.current) setRecordedFile(null);
        hadVideo.current = values.video !== null;
        onChange?.(values);
      }}
      editable={CAN_CUT_VIDEO}
      onUpload={async (file, { edits, onProgress, signal }) => {
        chosenFile.current = file;
        if (currentUpload.current?.file !== file || currentUpload.current.edits !== edits) {
          onProgress(0, 'preparing');
          const { video, small } = await prepareInWorker(
            { file, edits },
            (percent) => onProgress(percent, 'preparing'),
            signal,
          );
          assertSendable(video ?? file);
          currentUpload.current = { file, edits, upload: createVideoUpload(video ?? file, small) };
        }
        const id = await sendVideo(currentUpload.current.upload, onProgress, signal);
        setRecordedFile(null);
        return id;
      }}
      onFetchState={checkVideo}
      onSubmit={send}
    />
  );
}
