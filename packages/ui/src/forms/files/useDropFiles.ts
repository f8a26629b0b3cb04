import { type DragEvent, useRef, useState } from 'react';

/** Drop handlers for an element, and a flag while files are over it. Ignores drags within the page. */
export function useDropFiles(onFiles: (files: File[]) => void, enabled = true) {
  const [isOver, setIsOver] = useState(false);
  // Counts the entered elements, because entering a child fires before leaving its parent.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  const resetDepth = () => {
    depth.current = 0;
    setIsOver(false);
  };

  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      setIsOver(true);
    },
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave() {
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      resetDepth();
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
