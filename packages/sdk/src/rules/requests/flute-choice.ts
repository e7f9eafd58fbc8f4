import type { Dimensions } from '../url/search'
import { findBoxStyle, requestFlutes, type RequestFlute } from './box-styles'

/** In mm: the longest side that a flute carries, and the shortest that it can be folded to. */
const fluteLimits: Readonly<Record<RequestFlute, { readonly longest: number; readonly shortest: number }>> = {
  E: { longest: 500, shortest: 10 },
  B: { longest: 800, shortest: 20 },
  C: { longest: 1000, shortest: 30 },
  EB: { longest: 1200, shortest: 40 },
  BC: { longest: 3000, shortest: 60 },
}

/** Why a flute does not suit a box. */
export type FluteProblem = 'not-for-style' | 'too-weak' | 'too-stiff'

/** What is wrong with a flute for a box of this style and inner size in mm; undefined where nothing is. */
export function findFluteProblem(
  flute: RequestFlute,
  { fefco, ...inner }: Dimensions & { readonly fefco: string },
): FluteProblem | undefined {
  if (findBoxStyle(fefco)?.flutes.includes(flute) !== true) return 'not-for-style'
  const sides = [inner.length, inner.width, inner.height]
  const { longest, shortest } = fluteLimits[flute]
  if (Math.max(...sides) > longest) return 'too-weak'
  return Math.min(...sides) < shortest ? 'too-stiff' : undefined
}

/** The flutes that suit a box, the lightest first; none where no board does. */
export const suitableFlutes = (box: Dimensions & { readonly fefco: string }): readonly RequestFlute[] =>
  requestFlutes.filter((flute) => findFluteProblem(flute, box) === undefined)
