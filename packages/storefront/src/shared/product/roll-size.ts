import type { Roll } from '../../drawing/roll'

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
  const found = usual.find(([start]) => fields.ImageHint__c?.startsWith(start))
  if (found === undefined) return undefined
  const [hint, usualCore, usualLayer] = found
  const figure = (field: string) => Number(fields[field] ?? 0)
  const [width, length] = [figure('Width__c'), figure('Length__c')]
  const labelLength = hint === 'label-ship' ? length : undefined
  const wound =
    labelLength === undefined ? figure('RollLength__c') * 1000 : (labelLength + gap) * figure('Contents__c')
  if (!(width > 0 && wound > 0)) return undefined
  const core = figure('Core__c') || usualCore
  const layer = figure('Thickness__c') / 1000 || usualLayer
  return { diameter: outerDiameter({ core, wound, layer }), width, core, labelLength }
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
