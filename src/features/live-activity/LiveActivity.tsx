import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {ClosedNote} from './ClosedNote';
import {LiveActivityCard} from './LiveActivityCard';
import {useLiveActivity} from './useLiveActivity';
import {useRoom} from './useRoom';

/**
 * The simulated activity in the lower left corner, until it is closed for the visit. It shows as much of itself as has
 * room without lying over a control or over what carries `data-keep-clear`. Belongs behind `<main>`: it is no part of what the page says.
 */
export function LiveActivity(): ReactNode {
  const {closedBy, ...activity} = useLiveActivity();
  const {room, dockRef, slimRef} = useRoom(closedBy ? null : activity.events[0]?.id);
  const isBrowser = useIsBrowser();

  if (closedBy) return closedBy === 'button' ? <ClosedNote /> : null;
  return (
    <LiveActivityCard
      {...activity}
      // Before React has taken over nothing could move it out of the way.
      place={isBrowser ? room : 'flow'}
      dockRef={dockRef}
      slimRef={slimRef}
    />
  );
}
