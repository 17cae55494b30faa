import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Farther than a finger trembles. */
const FAR = 6;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** A magnified map follows the mouse that drags it, as it follows a finger by itself; whatever is dragged is not picked. */
export function useDrag() {
  const held = useRef<Held | null>(null);
  const isDragged = useRef(false);
  return {
    onPointerDown: ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>): void => {
      held.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop };
      isDragged.current = false;
    },
    onPointerMove: ({
      clientX,
      clientY,
      buttons,
      pointerType,
      currentTarget,
    }: PointerEvent<HTMLElement>): void => {
      if (!held.current || buttons === 0) return;
      const [x, y] = [clientX - held.current.x, clientY - held.current.y];
      if (Math.hypot(x, y) > FAR) isDragged.current = true;
      if (!isDragged.current || pointerType !== 'mouse') return;
      currentTarget.scrollLeft = held.current.left - x;
      currentTarget.scrollTop = held.current.top - y;
    },
    onClickCapture: (event: MouseEvent): void => {
      // Keys click without a pointer.
      if (isDragged.current && event.detail > 0) event.stopPropagation();
      held.current = null;
    },
  };
}
