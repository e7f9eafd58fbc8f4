/** Width of a step, in mm. */
const step = 50
/** From here on there is one last step, in mm. */
const lastStep = 1000

/**
 * The steps of 50 mm that sizes from `minimum` to `maximum` (mm) reach, each named by its lower edge. Both ends belong to a
 * step, so that a size on an edge is in two: 200 is in 150–200 and in 200–250.
 */
export function sizeSteps(minimum: number, maximum: number = minimum): readonly number[] {
  const first = Math.min(lastStep, Math.max(0, Math.ceil(minimum / step) * step - step))
  // Exactly 1000 mm also ends the step below.
  const begin = minimum <= lastStep ? Math.min(first, lastStep - step) : first
  const end = Math.min(lastStep, Math.floor(maximum / step) * step)
  return Array.from({ length: (end - begin) / step + 1 }, (_, index) => begin + index * step)
}

/** The lower edges of the classes of loads, in kg; the upper end belongs to a class. */
const loadEdges = [0, 10, 15, 20, 30, 50] as const

/** The class of a load in kg: `10-15` for more than 10 and up to 15, `50-` above the last edge. */
export function loadStep(load: number): string {
  const index = loadEdges.findLastIndex((edge) => load > edge)
  const at = Math.max(0, index)
  return `${loadEdges[at] ?? 0}-${loadEdges[at + 1] ?? ''}`
}
