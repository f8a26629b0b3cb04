import { useMemo, useState } from 'react';
import type { PictureImage } from '../../foundation/Picture/Picture.tsx';
import GalleryViewer from '../../listings/PropertyGallery/GalleryViewer.tsx';
import { type LoadPicture, usePictureUrls } from './pictureUrls.ts';

interface PrivatePictureViewerProps {
  images: readonly PictureImage[];
  index: number;
  loadPicture: LoadPicture;
  onClose(): void;
}

/** Full-screen private pictures. */
export default function PrivatePictureViewer({ images, index, loadPicture, onClose }: PrivatePictureViewerProps) {
  const [shownIndex, setShownIndex] = useState(index);
  const idText = images.map(({ img_name }) => img_name).join();
  const ids = useMemo(() => idText.split(','), [idText]);
  const urls = usePictureUrls(loadPicture, ids, shownIndex);
  return (
    <GalleryViewer
      images={images.map((image) => ({ ...image, src: urls.get(image.img_name) ?? null }))}
      index={index}
      onIndexChange={setShownIndex}
      onClose={onClose}
    />
  );
}
