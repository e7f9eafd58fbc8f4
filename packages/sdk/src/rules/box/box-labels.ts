import type { BoxFit } from './box-fit'

/** What a search result says about the fit. */
export type FitLabel = 'wellSuited' | 'exact' | 'tooLarge' | 'tipped' | 'bulky' | 'notInStock'

/** Above this many thousandths of empty space a box is too large: at most half of a parcel should be filling. */
const maximumFreeSpace = 500

/** The labels of a fit. The first describes the size; a tight fit is exact, however empty the box is. */
export function fitLabels({ freeSpace, isTight, isTipped, parcel, isInStock }: BoxFit): readonly FitLabel[] {
  const size = isTight ? 'exact' : freeSpace > maximumFreeSpace ? 'tooLarge' : 'wellSuited'
  return [
    size,
    ...(isTipped ? (['tipped'] as const) : []),
    ...(parcel === 'standard' ? [] : (['bulky'] as const)),
    ...(isInStock ? [] : (['notInStock'] as const)),
  ]
}
