import type { PictureImage } from '../../foundation/Picture/Picture.tsx';

/** A piece of a text to read. */
export type ProseBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'note'; text: string }
  | { kind: 'picture'; image: PictureImage; caption?: string };

/** A part of a text under its own heading; the id is its address within the page. */
export interface ProseSection {
  id: string;
  title: string;
  blocks: readonly ProseBlock[];
}
