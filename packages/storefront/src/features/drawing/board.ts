/** Facts of a corrugated board: pitch and height in mm, one entry of `layers` per flute from the outside in. */
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

/** The board of a flute name such as `BC`; undefined for names the shop does not know. */
export const boardOf = (flute: string | undefined): Board | undefined =>
  flute ? boards[flute.toUpperCase()] : undefined

const closestDrawnPitch = 3.6

/** The distance between flute lines in mm: doubled until lines stand at least 3.6 px apart. */
export const drawnPitch = (pitch: number, scale: number): number =>
  pitch * scale >= closestDrawnPitch ? pitch : drawnPitch(pitch * 2, scale)
