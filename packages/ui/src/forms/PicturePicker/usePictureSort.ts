import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A smaller movement counts as a click. */
const DRAG_AFTER_PX = 5;

export function usePictureSort(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const { t } = useTranslation();
  const id = useId();
  const activationConstraint = { distance: DRAG_AFTER_PX };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getIndex = (picture: UniqueIdentifier) => ids.indexOf(String(picture));
  const formatAnnouncement = (event: 'grabbed' | 'moved' | 'dropped' | 'returned', targetId: UniqueIdentifier) =>
    t(`forms:pictures.${event}`, { index: getIndex(targetId) + 1, count: ids.length });
  const lastTargetId = useRef<UniqueIdentifier | null>(null);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastTargetId.current = active.id;
      return formatAnnouncement('grabbed', active.id);
    },
    // A picked-up picture is over its own place, which needs no announcement.
    onDragOver({ over }) {
      if (!over || over.id === lastTargetId.current) return;
      lastTargetId.current = over.id;
      return formatAnnouncement('moved', over.id);
    },
    onDragEnd: ({ active, over }) => formatAnnouncement('dropped', over?.id ?? active.id),
    onDragCancel: ({ active }) => formatAnnouncement('returned', active.id),
  };
  return {
    id,
    sensors,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('forms:pictures.moveHint') } },
    onDragEnd({ active, over }: DragEndEvent) {
      if (over && over.id !== active.id) onMove(String(active.id), getIndex(over.id));
    },
  };
}
