import { createRandom } from '../../tools/random.ts'
import type { Browser } from './browser.ts'
import type { Clock } from './clock.ts'

interface Jumping {
  name: string
  clock: Clock
  device: Browser['device']
  note: (event: string) => void
  log: (text: string) => void
  endSession: () => Promise<void>
  endGuestSession: () => void
}

const [secondMs, hourMs] = [1000, 3_600_000]

/** The clock is set at most this long after a step began, in ms: while responses are awaited. */
const latestMs = 2500

/** How long a session of the platform lasts without a call, in hours. */
const sessionHours = 2

/** How far a device's clock is moved, in ms: it drifted, or was hours off. */
const corrections: Record<string, [from: number, to: number]> = {
  'clock set back': [-120 * secondMs, -secondMs],
  'clock set forward': [secondMs, 120 * secondMs],
  'clock hours ahead': [hourMs, 3 * hourMs],
}

/**
 * Jumps of the clock, and the end of a guest's session. They have random numbers of their own, so that they do not change
 * what else a story draws.
 */
export const createJumps = ({ name, clock, device, note, log, endSession, endGuestSession }: Jumping) => {
  const random = createRandom(`${name}/jumps`)
  let passing = Promise.resolve()

  const setClock = () => {
    const way = random.weighted({ 'clock set back': 2, 'clock set forward': 2, 'clock hours ahead': 1 })
    const [from = 0, to = 0] = corrections[way] ?? []
    const ms = random.integer(from, to)
    note(way)
    log(`the device's clock is set by ${ms} ms`)
    device.setClock(ms)
  }

  /** What is reserved ends with the hours, and so does the session. */
  const passHours = async () => {
    const hours = random.integer(1, 30)
    note('hours pass')
    log(`the device is suspended for ${hours} h`)
    clock.extend(hours * hourMs)
    device.suspend(hours * hourMs)
    await clock.sleep(hours * hourMs)
    if (hours >= sessionHours) await endSession()
  }

  return {
    /** At some steps moves the clock of the device, a moment later. */
    setSometimes(probability = 0.04) {
      if (random.chance(probability)) clock.after(random.integer(0, latestMs), setClock)
    },
    endGuestSometimes(probability = 0.05) {
      if (random.chance(probability)) endGuestSession()
    },
    /** At some steps also suspends the device for hours. */
    async jumpSometimes(probability = 0.04) {
      if (!random.chance(probability)) return
      if (random.chance(0.5)) return setClock()
      passing = passHours()
      await passing
    },
    /** Resolves once the device is no longer suspended: until then nobody uses it. */
    over: () => passing,
  }
}
