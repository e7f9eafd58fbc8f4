/**
 * Flutes in the order of their thickness, with the load (kg) that a box of it typically carries and the list where
 * such boxes stand. Their thickness is the board's.
 */
export const flutes = [
  { flute: 'E', load: 1, list: 'letter' },
  { flute: 'B', load: 12, list: 'single' },
  { flute: 'C', load: 22, list: 'single' },
  { flute: 'EB', load: 20, list: 'double' },
  { flute: 'BC', load: 42, list: 'double' },
  { flute: 'CAA', load: 120, list: 'triple' },
] as const
