/** GOW-DET-02, -04: ships of a large fleet; modifiers of the die; least face with which a Navigator sees a departure. */
export const DETECTION = {
  largeFleet: 7,
  onGuard: 2,
  navigator: 1,
  departureTarget: 5,
} as const;
