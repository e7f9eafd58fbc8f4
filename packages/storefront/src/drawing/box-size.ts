/** Sizes of a box in mm. */
export interface BoxSize {
  length: number
  width: number
  height: number
}
