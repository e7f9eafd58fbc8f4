import { inspect } from 'node:util'
import { cart } from './stories/cart.mjs'
import { merge } from './stories/merge.mjs'
import { order } from './stories/order.mjs'
import { session } from './stories/session.mjs'
import { tabs } from './stories/tabs.mjs'
import { NotAtRest } from './timers.mjs'
import { createWorld } from './world.mjs'

/** @typedef {import('./judge.mjs').JudgedProduct} JudgedProduct */
/** @typedef {import('./judge.mjs').JudgedOrder} JudgedOrder */
/** @typedef {import('./world.mjs').World} World */
/** @typedef {{ products: JudgedProduct[], order?: JudgedOrder }} Judgement */

/** @type {Record<string, (world: World) => Promise<Judgement>>} */
export const stories = { merge, cart, tabs, order, session }

/**
 * @typedef {object} RunResult
 * @property {string} story
 * @property {number} seed
 * @property {JudgedProduct[]} products
 * @property {JudgedOrder} [order]
 * @property {boolean} hasLostResponse
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

/** What happened, in the order of the run's clock; of the requests only those that something befell or that changed something. @param {World} world */
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
 * Runs one story with one seed, and judges it.
 * @param {import('./world.mjs').Bench & { wires: Map<string, World> }} bench
 * @param {{ story: string, seed: number }} which
 * @returns {Promise<RunResult>}
 */
export const runStory = async (bench, { story, seed }) => {
  const world = createWorld(bench, `${story}:${seed}`)
  bench.wires.set(world.name, world)
  const tell = stories[story]
  if (!tell) throw new Error(`there is no story ${story}`)
  const common = () => ({ story, seed, hasLostResponse: world.line.hasLostResponse(), log: readLog(world) })
  try {
    const judgement = await world.clock.drive(tell(world))
    if (world.failures.length > 0) throw world.failures[0]
    return { ...judgement, ...common() }
  } catch (error) {
    return { products: [], ...describeFailure(error), ...common() }
  } finally {
    world.close()
    bench.wires.delete(world.name)
  }
}
