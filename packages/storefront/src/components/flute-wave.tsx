import classes from './flute-wave.module.css'
import { joinClasses } from './join-classes'

export interface FluteWaveProps {
  /** `down` hangs below the coloured strip above it, `up` stands on the coloured area below it. */
  direction: 'down' | 'up'
  /** The colour is the CSS colour of this class; `board` and `foot` are ready. */
  tone: 'board' | 'foot'
  className?: string | undefined
}

/** The edge of a board as a line: a wave of 14 px pitch across the page. */
export const FluteWave = ({ direction, tone, className }: FluteWaveProps) => (
  <div
    className={joinClasses(classes['wave'], classes[direction], classes[tone], className)}
    aria-hidden="true"
  />
)
