import { ShareButton, type ShareButtonProps, type ShareOutcome } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { originAtom } from '../atoms/app.ts';
import { useShared } from './useShared.ts';

interface ShareProps extends Pick<ShareButtonProps, 'title' | 'look' | 'className'> {
  /** Path and query of what is shared. */
  path: string;
}

/** Shares a page of this site; a toast says that its link was copied, or that it could not be. */
export function Share({ path, ...button }: ShareProps) {
  const origin = useAtomValue(originAtom);
  const onDone: (outcome: ShareOutcome) => void = useShared();
  return <ShareButton {...button} url={origin + path} onDone={onDone} />;
}
