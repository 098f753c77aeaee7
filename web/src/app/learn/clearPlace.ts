/** Where the coach's card stands: near the place that the person wants, clear of what the lesson is about. */

export interface Place {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Place {
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 12;

/** The nearest place inside the frame that covers none of the obstacles, or as little of them as possible. */
export function clearPlace(wanted: Place, size: Size, obstacles: readonly Box[], frame: Box): Place {
  const lefts = [wanted.left, frame.left, frame.right - size.width];
  const tops = [wanted.top, frame.top, frame.bottom - size.height];
  for (const { left, top, right, bottom } of obstacles) {
    lefts.push(left - GAP_PX - size.width, right + GAP_PX);
    tops.push(top - GAP_PX - size.height, bottom + GAP_PX);
  }
  const places = lefts.flatMap((left) => tops.map((top) => inside({ left, top }, size, frame)));
  const rated = places.map((place) => ({
    place,
    covered: coveredOf(place, size, obstacles),
    distance: Math.hypot(place.left - wanted.left, place.top - wanted.top),
  }));
  return rated.reduce((best, one) =>
    one.covered < best.covered || (one.covered === best.covered && one.distance < best.distance) ? one : best,
  ).place;
}

/** How much of the obstacles the card covers there. */
export function coveredOf(place: Place, size: Size, obstacles: readonly Box[]): number {
  return obstacles.reduce((sum, box) => sum + covered(place, size, box), 0);
}

function inside({ left, top }: Place, { width, height }: Size, frame: Box): Place {
  return {
    left: Math.max(frame.left, Math.min(left, frame.right - width)),
    top: Math.max(frame.top, Math.min(top, frame.bottom - height)),
  };
}

function covered({ left, top }: Place, { width, height }: Size, box: Box): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
