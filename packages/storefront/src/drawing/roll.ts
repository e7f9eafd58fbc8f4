import { cos30, type Fit } from './scale'
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

/** The scale in px per mm at which an upright roll just fits, with one of its labels drawn off. */
export function rollFitScale({ diameter, width, labelLength = 0 }: Roll, fit: Fit): number {
  const round = diameter * Math.sqrt(1.5)
  const across = Math.max(round, round / 2 + (labelLength + diameter / 2) * cos30)
  const down = diameter * Math.sqrt(0.5) + width + labelLength / 2
  return Math.min(fit.width / across, fit.height / down)
}
