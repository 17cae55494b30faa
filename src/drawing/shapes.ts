/** A drawing as plain data: shapes in the order in which they are painted. Lengths in units of the drawing. */
export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

interface Common {
  /** What it is, e.g. `terrain hills`: styles are found by it. */
  readonly look: string;
  /** Of a place or piece: its id. */
  readonly of?: string;
}

export interface Polygon extends Common {
  readonly kind: 'polygon';
  /** `x,y x,y …` */
  readonly points: string;
}

export interface Line extends Common {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Circle extends Common {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface Box extends Common {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export interface Label extends Common {
  readonly kind: 'label';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

export type Shape = (Polygon | Line | Circle | Box | Label) & {
  /** Number of the seat that it belongs to; its colour comes from the emblem of the seat. */
  readonly seat?: number;
};

/** Two decimals: the same drawing is the same text everywhere. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
