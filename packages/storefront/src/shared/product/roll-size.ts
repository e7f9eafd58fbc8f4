import type { Roll } from '../../drawing/roll'
import { readGoodsFacts } from './goods-facts'
import type { GoodsFactId } from './goods-facts'

/** What rolls are like whose fields do not say: the diameter of the core and the thickness of one layer, in mm. */
const usual: readonly (readonly [hint: string, core: number, layer: number])[] = [
  ['tape-pack-paper', 76, 0.15],
  ['tape-pack', 76, 0.05],
  ['fill-paper', 70, 0.1],
  ['fill-bubble', 50, 2.2],
  ['pallet-film', 50, 0.02],
  ['label-ship', 76, 0.16],
]

/** The gap between two labels in mm. */
const gap = 3

type Fields = Readonly<Record<string, string | null>>

/** The size of a roll of tape, paper, film or labels; undefined for other goods, and without the figures for it. */
export function readRoll(fields: Fields): Roll | undefined {
  const hint = fields.ImageHint__c ?? ''
  const [, usualCore, usualLayer] = usual.find(([start]) => hint.startsWith(start)) ?? []
  const amount = amountsOf(fields)
  const width = amount('width')
  const labelLength = amount('length')
  const isLabels = hint.startsWith('label')
  const wound = isLabels
    ? labelLength && (labelLength + gap) * (amount('pieces') ?? 0)
    : amount('rollLength', 1000)
  if (usualCore === undefined || usualLayer === undefined || !width || !wound) return undefined
  const core = amount('core') ?? usualCore
  const diameter = outerDiameter({ core, wound, layer: amount('thickness') ?? usualLayer })
  return { diameter, width, core, ...(isLabels && { labelLength }) }
}

interface Winding {
  readonly core: number
  /** The length that is wound. */
  readonly wound: number
  readonly layer: number
}

/** The outer diameter in whole mm: the ring around the core has the area of the long edge. */
export const outerDiameter = ({ core, wound, layer }: Winding): number =>
  Math.round(Math.sqrt(core ** 2 + (4 * wound * layer) / Math.PI))

/** In mm; times `factor` for amounts in another unit. */
function amountsOf(fields: Fields): (id: GoodsFactId, factor?: number) => number | undefined {
  const facts = readGoodsFacts(fields)
  return (id, factor = 1) => {
    const fact = facts.find((one) => one.id === id)
    if (fact === undefined || !('amount' in fact)) return undefined
    const { amount: text, unit } = fact
    return Number(text) * (unit === 'µm' ? 0.001 : factor)
  }
}
