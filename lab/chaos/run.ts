import { inspect } from 'node:util'
import { NotAtRest } from './clock.ts'
import type { EvaluatedOrder, EvaluatedProduct } from './evaluate.ts'
import { extendRealTimeouts } from './network.ts'
import { cart, hidden, tabs } from './stories/cart.ts'
import { groups } from './stories/groups.ts'
import { guest } from './stories/guest.ts'
import { merge, refused, session } from './stories/merge.ts'
import { order, payment } from './stories/order.ts'
import { quote } from './stories/quote.ts'
import { quickOrder } from './stories/quick-order.ts'
import { secondCart } from './stories/second-cart.ts'
import { createWorld } from './world.ts'
import type { World } from './world.ts'

interface Evaluation {
  products: EvaluatedProduct[]
  order?: EvaluatedOrder
}

export interface RunResult extends Evaluation {
  story: string
  seed: number
  hasLostResponse: boolean
  /** how often each fault and each unusual event occurred */
  met: Record<string, number>
  requests: number
  /** why the run did not come to rest */
  unrest?: string
  /** what went wrong in the tool */
  crash?: string
  log: string[]
}

export const stories: Record<string, (world: World) => Promise<Evaluation>> = {
  merge,
  refused,
  cart,
  tabs,
  hidden,
  order,
  session,
  guest,
  payment,
  groups,
  quote,
  'second-cart': secondCart,
  'quick-order': quickOrder,
}

extendRealTimeouts()

const play = async (world: World, story: (world: World) => Promise<Evaluation>) => {
  try {
    const evaluation = await world.clock.drive(story(world))
    if (world.failures.length > 0) throw world.failures[0]
    return evaluation
  } catch (error) {
    if (error instanceof NotAtRest) return { products: [], unrest: error.message }
    return { products: [], crash: inspect(error) }
  }
}

/** Runs one story with one seed, and evaluates it. */
export const runStory = async (story: string, seed: number): Promise<RunResult> => {
  const played = stories[story]
  if (!played) throw new Error(`there is no story ${story}`)
  const world = createWorld(`${story}:${seed}`)
  const evaluation = await play(world, played)
  world.close()
  const { line, events } = world
  return {
    story,
    seed,
    ...evaluation,
    hasLostResponse: line.hasLostResponse(),
    met: { ...line.countFaults(), ...events },
    requests: line.entries.length,
    log: world.texts,
  }
}
