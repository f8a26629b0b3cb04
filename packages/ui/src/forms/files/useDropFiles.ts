import { type DragEvent, useRef, useState } from 'react';

/** Drop handlers for an element, and a flag while files are over it. Ignores drags within the page. */
export function useDropFiles(onFiles: (files: File[]) => void, enabled = true) {
  const [over, setOver] = useState(false);
  // Entering a child fires before leaving its parent.
  const depth = useRef(0);
  const carriesFiles = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  const leaveAll = () => {
    depth.current = 0;
    setOver(false);
  };

  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      setOver(true);
    },
    onDragOver(event: DragEvent) {
      if (carriesFiles(event)) event.preventDefault();
    },
    onDragLeave() {
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    },
    onDrop(event: DragEvent) {
      leaveAll();
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
