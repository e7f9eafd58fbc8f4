import type { PalletContent } from '../drawing-content'
import { drawScene } from './draw-scene'
import { palletScene } from './pallet-scene'
import type { Sketch } from './sketch'

/** Flat bundles, low and wide. */
const load = { layers: 4, columns: 2, rows: 2, height: 150 }

export const drawPallet = ({ fit }: PalletContent): Sketch => drawScene(palletScene(load), { fit })
