/**
 * Flutes by thickness, with the load in kg that boxes of them typically carry, and the list of such boxes. See `boardOf`
 * for their thickness.
 */
export const flutes = [
  { flute: 'E', load: 1, list: 'letter' },
  { flute: 'B', load: 12, list: 'single' },
  { flute: 'C', load: 22, list: 'single' },
  { flute: 'EB', load: 20, list: 'double' },
  { flute: 'BC', load: 42, list: 'double' },
  { flute: 'CAA', load: 120, list: 'triple' },
] as const

/** The width in px of a picture of a flute. */
export const fluteSectionWidth = 186
