import {useEffect, useRef, useState, type RefObject} from 'react';

import type {Room} from './room';
import {watchRoom} from './watchRoom';

export interface RoomWatch {
  /** Nothing until it is known. */
  readonly room: Room;
  /** The whole widget. */
  readonly dockRef: RefObject<HTMLElement | null>;
  /** The uppermost line of the slim widget. */
  readonly slimRef: RefObject<HTMLLIElement | null>;
}

/**
 * How much of the widget can be shown without lying over what it must not cover.
 * @param newestId of the events; measures again when it changes, since lines differ in height. Null when it is closed.
 */
export function useRoom(newestId: number | null | undefined): RoomWatch {
  const dockRef = useRef<HTMLElement>(null);
  const slimRef = useRef<HTMLLIElement>(null);
  const [room, setRoom] = useState<Room>('none');

  useEffect(() => {
    const [dock, slim] = [dockRef.current, slimRef.current];
    return dock && slim ? watchRoom(dock, slim, setRoom) : undefined;
  }, [newestId]);

  return {room, dockRef, slimRef};
}
