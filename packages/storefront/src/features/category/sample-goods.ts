import type { GoodsAttributes } from '../drawing/goods-kind'

interface Sample extends GoodsAttributes {
  readonly length: number
  readonly width: number
}

/** A typical article of each kind, in mm, so that the tiles of one page compare; kinds without sizes are emblems. */
const samples: Readonly<Record<string, Sample>> = {
  'boxes-fold': { length: 300, width: 200, height: 150, flute: 'B', fefco: '0201' },
  'boxes-fold-single': { length: 300, width: 200, height: 150, flute: 'B', fefco: '0201' },
  'boxes-fold-double': { length: 330, width: 250, height: 200, flute: 'BC', fefco: '0201' },
  'boxes-fold-triple': { length: 400, width: 300, height: 250, flute: 'CAA', fefco: '0201' },
  'boxes-ship': { length: 310, width: 230, height: 160, flute: 'B', fefco: '0713' },
  'boxes-ship-letter': { length: 340, width: 240, height: 45, flute: 'E', fefco: '0427' },
  'boxes-ship-auto': { length: 310, width: 230, height: 160, flute: 'B', fefco: '0713' },
  'boxes-ship-wrap': { length: 300, width: 215, height: 70, flute: 'B', fefco: '0409' },
  'boxes-ship-var': { length: 300, width: 215, height: 200, heights: [100, 150], flute: 'C', fefco: '0201' },
  'boxes-special': { length: 400, width: 330, height: 260, flute: 'C', fefco: '0300' },
  'boxes-special-bottle': { length: 200, width: 105, height: 370, flute: 'C', fefco: '0201' },
  'boxes-special-move': { length: 400, width: 300, height: 300, flute: 'EB', fefco: '0201' },
  'boxes-special-long': { length: 550, width: 90, height: 90, flute: 'EB', fefco: '0201' },
  'boxes-special-pallet': { length: 420, width: 300, height: 260, flute: 'BC', fefco: '0312' },
  'mailers-tube': { length: 430, width: 60, height: 60 },
  'present-gift': { length: 220, width: 160, height: 95, colour: 'schwarz' },
  'present-food': { length: 300, width: 300, height: 40, flute: 'E' },
}

/** What to draw for a kind of goods where no article is meant. */
export const sampleGoods = (kind: string): GoodsAttributes => ({ kind, ...samples[kind] })
