import type { CatalogRow } from './catalog-rows'

/** Percent of a product's weight that is paper or board; the other material has what is left. */
interface Composition {
  readonly paper: number
  readonly other?: 'plastic' | 'other'
}

const paperOnly: Composition = { paper: 100 }
const plasticOnly: Composition = { paper: 0, other: 'plastic' }

/** By article number, or by the beginning of the category; rolls of film and tape have a core of board. */
const compositions: Readonly<Record<string, Composition>> = {
  2000110: plasticOnly,
  2000210: { paper: 0, other: 'other' },
  2000220: plasticOnly,
  2000380: plasticOnly,
  2000390: plasticOnly,
  2000490: paperOnly,
  boxes: paperOnly,
  'mailers.padded.bubble': { paper: 70, other: 'plastic' },
  'mailers.tube': { paper: 95, other: 'plastic' },
  mailers: paperOnly,
  'fill.bubble': { paper: 5, other: 'plastic' },
  fill: paperOnly,
  'tape.pack.paper': paperOnly,
  'tape.pack.pp': { paper: 30, other: 'plastic' },
  'pallet.film': { paper: 7, other: 'plastic' },
  'pallet.edge': paperOnly,
  label: paperOnly,
  present: paperOnly,
}

/** The materials of one unit with their weights in g, `paper 6;plastic 3`; '' for what is no packaging. */
export function readMaterials(row: CatalogRow): string {
  const weight = Number(row('weight_g'))
  const composition = compositions[row('sku')] ?? compositionOf(row('category'))
  if (composition === undefined || weight === 0) return ''
  const { paper: percent, other } = composition
  const paper = Math.round((weight * percent) / 100)
  const parts = [['paper', paper] as const, [other, weight - paper] as const]
  return parts
    .filter(([material, grams]) => material !== undefined && grams > 0)
    .map(([material, grams]) => `${material} ${grams}`)
    .join(';')
}

/** Of the category or the nearest one above it. */
function compositionOf(category: string): Composition | undefined {
  const parts = category.split('.')
  const paths = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return paths.map((path) => compositions[path]).find((found) => found !== undefined)
}
