import { ShareButton, type ShareButtonProps, type ShareOutcome } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { originAtom } from '../atoms/app.ts';
import { useShareToast } from './useShareToast.ts';

interface ShareProps extends Pick<ShareButtonProps, 'title' | 'variant' | 'className'> {
  path: string;
}

/** Shares a page of this site; a toast reports that its link was copied, or that copying failed. */
export function Share({ path, ...button }: ShareProps) {
  const origin = useAtomValue(originAtom);
  const onDone: (outcome: ShareOutcome) => void = useShareToast();
  return <ShareButton {...button} url={origin + path} onDone={onDone} />;
}
