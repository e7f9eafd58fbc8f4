import type { Clock } from '../transport/ports'
import type { FeatureContext } from './client'
import { systemClock } from './options'

/**
 * The client's clock. That of the system goes on steadily here when somebody sets it: how long ago a request was sent must
 * not depend on it.
 */
export function steadyClock({ options: { clock } }: Pick<FeatureContext, 'options'>): Clock {
  if (clock !== systemClock) return clock
  const start = clock.now() - performance.now()
  return { ...clock, now: () => Math.floor(start + performance.now()) }
}
