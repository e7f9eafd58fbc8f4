/** An upright roll in mm. */
export interface Roll {
  /** From rim to rim of all that is wound on it. */
  readonly diameter: number
  /** Of the tape, film, paper or labels: the roll's height. */
  readonly width: number
  /** The diameter of its hole. */
  readonly core: number
  /** Of one label. */
  readonly labelLength?: number | undefined
}
