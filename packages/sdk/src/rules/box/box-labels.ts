import type { BoxFit } from './box-fit'

/** What a result says of a fit. */
export type FitLabel = 'wellSuited' | 'exact' | 'tooLarge' | 'tipped' | 'bulky' | 'notInStock'

/** Above this many thousandths of empty space a box is too large: at most half of a parcel should be filling. */
const mostFreeSpace = 500

/** The labels of a fit, the first of which judges its size; a tight fit is exact, however empty the box is. */
export function fitLabels({ freeSpace, isTight, isTipped, parcel, isInStock }: BoxFit): readonly FitLabel[] {
  const size = isTight ? 'exact' : freeSpace > mostFreeSpace ? 'tooLarge' : 'wellSuited'
  return [
    size,
    ...(isTipped ? (['tipped'] as const) : []),
    ...(parcel === 'standard' ? [] : (['bulky'] as const)),
    ...(isInStock ? [] : (['notInStock'] as const)),
  ]
}
