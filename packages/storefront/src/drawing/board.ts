/** Pitch and thickness of a corrugated board in mm, with one entry of `layers` per flute from the outside in. */
export interface Board {
  pitch: number
  thickness: number
  layers: readonly { height: number; pitch: number }[]
}

const e = { height: 1.5, pitch: 3.3 }
const b = { height: 2.9, pitch: 6.3 }
const c = { height: 3.9, pitch: 7.8 }
const a = { height: 4.55, pitch: 8.6 }

const boards: Readonly<Record<string, Board>> = {
  E: { pitch: e.pitch, thickness: e.height, layers: [e] },
  B: { pitch: b.pitch, thickness: b.height, layers: [b] },
  C: { pitch: c.pitch, thickness: c.height, layers: [c] },
  EB: { pitch: b.pitch, thickness: 4.4, layers: [e, b] },
  BC: { pitch: c.pitch, thickness: 6.8, layers: [b, c] },
  CAA: { pitch: a.pitch, thickness: 13, layers: [c, a, a] },
}

/** The board of a flute such as `BC`; undefined for unknown ones. */
export const boardOf = (flute: string | undefined): Board | undefined =>
  flute ? boards[flute.toUpperCase()] : undefined

const minimumPitchPx = 3.6

/** The distance between flute lines in mm, doubled until it is at least 3.6 px. */
export const drawnPitch = (pitch: number, scale: number): number =>
  pitch * scale >= minimumPitchPx ? pitch : drawnPitch(pitch * 2, scale)
