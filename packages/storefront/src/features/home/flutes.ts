/** Flutes in the order of their thickness, with the load (kg) that a box of it typically carries. */
export const flutes = [
  { flute: 'E', load: 1 },
  { flute: 'B', load: 12 },
  { flute: 'C', load: 22 },
  { flute: 'EB', load: 20 },
  { flute: 'BC', load: 42 },
  { flute: 'CAA', load: 120 },
] as const
