import { inspect } from 'node:util'
import { cart } from './stories/cart.mjs'
import { groups } from './stories/groups.mjs'
import { guest } from './stories/guest.mjs'
import { hidden } from './stories/hidden.mjs'
import { merge } from './stories/merge.mjs'
import { order } from './stories/order.mjs'
import { payment } from './stories/payment.mjs'
import { refused } from './stories/refused.mjs'
import { secondCart } from './stories/second-cart.mjs'
import { session } from './stories/session.mjs'
import { tabs } from './stories/tabs.mjs'
import { NotAtRest } from './timers.mjs'
import { createWorld } from './world.mjs'

/** @typedef {import('./evaluate.mjs').EvaluatedProduct} EvaluatedProduct */
/** @typedef {import('./evaluate.mjs').EvaluatedOrder} EvaluatedOrder */
/** @typedef {import('./world.mjs').World} World */
/** @typedef {{ products: EvaluatedProduct[], order?: EvaluatedOrder }} Evaluation */

/** @type {Record<string, (world: World) => Promise<Evaluation>>} */
export const stories = {
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
  'second-cart': secondCart,
}

/**
 * @typedef {object} RunResult
 * @property {string} story
 * @property {number} seed
 * @property {EvaluatedProduct[]} products
 * @property {EvaluatedOrder} [order]
 * @property {boolean} hasLostResponse
 * @property {Record<string, number>} met how often each fault and each unusual event occurred
 * @property {string} [unrest] why the run did not come to rest
 * @property {string} [crash] what went wrong in the tool
 * @property {string[]} log
 */

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(3).padStart(8)

/** @param {import('./line.mjs').LineEntry} entry */
const describeEntry = ({ tab, method, path, isWrite, at, fault, effects, status }) => {
  const call = `${method} ${path.replace(/^.*\/webstores\/[^/]+/, '…').replace(/^.*\/apex\/[^/]+/, '…apex')}`
  const times = effects.map((ms) => seconds(ms).trim())
  const done = times.length > 0 ? `, done at ${times.join(' and ')}` : ', never done'
  return { at, text: `  ${tab} ${call}: ${fault.kind}, ${status ?? 'no response'}${isWrite ? done : ''}` }
}

/** The events of a run in order: of the requests only writes and those with a fault. @param {World} world */
const readLog = ({ story, line }) =>
  [
    ...story,
    ...line.entries.filter(({ isWrite, fault }) => isWrite || fault.kind !== 'none').map(describeEntry),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, text }) => `${seconds(at)} ${text}`)

/** @param {unknown} error */
const describeFailure = (error) =>
  error instanceof NotAtRest ? { unrest: error.message } : { crash: inspect(error) }

/**
 * Runs one story with one seed, and evaluates it.
 * @param {import('./world.mjs').Testbed & { wires: Map<string, World> }} testbed
 * @param {{ story: string, seed: number }} which
 * @returns {Promise<RunResult>}
 */
export const runStory = async (testbed, { story, seed }) => {
  const world = createWorld(testbed, `${story}:${seed}`)
  testbed.wires.set(world.name, world)
  const play = stories[story]
  if (!play) throw new Error(`there is no story ${story}`)
  const common = () => ({
    story,
    seed,
    hasLostResponse: world.line.hasLostResponse(),
    met: { ...world.line.countFaults(), ...world.events },
    log: readLog(world),
  })
  try {
    const evaluation = await world.clock.drive(play(world))
    if (world.failures.length > 0) throw world.failures[0]
    return { ...evaluation, ...common() }
  } catch (error) {
    return { products: [], ...describeFailure(error), ...common() }
  } finally {
    world.close()
    testbed.wires.delete(world.name)
  }
}
