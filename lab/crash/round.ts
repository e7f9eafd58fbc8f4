import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { callPlatform } from '../chaos/platform-call.mjs'
import { createRandom } from '../../tools/random.ts'
import { continueAfterRestart, writeUntilEnd } from './buyer.mjs'
import { findLostNumbers, evaluateBuyer } from './evaluate.mjs'
import { killWhileStarting, startWatched } from './process.mjs'
import { createCalls } from './send.mjs'
import { openTables } from './tables.mjs'

/** @typedef {import('./buyer.mjs').Buyer} Buyer */
/** @typedef {import('./evaluate.mjs').Entry} Entry */
/** @typedef {import('./evaluate.mjs').Outcome} Outcome */
/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./process.mjs').Sandbox} Sandbox */

/**
 * @typedef {object} RoundResult
 * @property {number} round
 * @property {string} moment when the process was killed
 * @property {readonly { result: Entry['result'], isDone: boolean }[]} writes
 * @property {readonly { outcome: Outcome, text: string }[]} faults missing or surplus parts of a buyer
 * @property {readonly string[]} flaws inconsistencies in the tables, and buyers that cannot continue
 */

/** The write that is under way at the kill: those with several parts, or any. */
const targets = /** @type {const} */ (['any', 'batch', 'action', 'preserve', 'order', 'address', 'checkout'])
const delays = [0, 0, 60]
const firstMs = 40
const lastMs = 700
const targetLimitMs = 500
const afterSendingMs = 10
/** How often the next process is also killed, while it starts. */
const secondKillShare = 0.25
const longestStartMs = 400
/** How often the clock is moved before the writes, and by how much. */
const clockShare = 0.3
const clockMs = 3_600_000

/** Moves the sandbox's clock; a restart resets it. @param {string} origin */
const moveClock = async (origin) => {
  const body = JSON.stringify({ advance: clockMs })
  const headers = { 'content-type': 'application/json' }
  await callPlatform(origin, { method: 'POST', path: '/__sandbox/clock', headers, body })
}

/** Restarts the sandbox over the same data, sometimes after a start that is killed. @param {string} data @param {string} name */
const startAgain = async (data, name) => {
  const random = createRandom(`${name}/start`)
  const isKilled = random.chance(secondKillShare)
  const complaints = isKilled ? await killWhileStarting(data, random.integer(0, longestStartMs)) : []
  return { complaints, sandbox: await startWatched(data, random.pick(delays)) }
}

/** Waits for the moment of the kill, and names it. @param {import('../../tools/random.ts').Random} random @param {EventEmitter} sent emits the kind of each write */
const waitForMoment = async (random, sent) => {
  const [first, target] = [random.integer(firstMs, lastMs), random.pick(targets)]
  await sleep(first)
  if (target !== 'any') await Promise.race([once(sent, target), sleep(targetLimitMs)])
  const after = random.integer(0, afterSendingMs)
  await sleep(after)
  return target === 'any' ? `after ${first + after} ms` : `${after} ms after sending ${target}`
}

/** Lets the buyers write at the same time, and kills the process in the middle. @param {Sandbox} sandbox @param {readonly Buyer[]} buyers @param {{ name: string, products: readonly string[] }} round */
const writeAndKill = async (sandbox, buyers, { name, products }) => {
  const { origin } = sandbox
  const random = createRandom(name)
  if (random.chance(clockShare)) await moveClock(origin)
  const sent = new EventEmitter()
  const writing = buyers.map(async (buyer) => {
    const own = createRandom(`${name}/${buyer.shopper.email}`)
    const announce = (/** @type {import('./parts.mjs').Write} */ { kind }) => void sent.emit(kind)
    return { buyer, entries: await writeUntilEnd(buyer, { origin, products, random: own, announce }) }
  })
  const moment = await waitForMoment(random, sent)
  const complaints = await sandbox.kill()
  return { pairs: await Promise.all(writing), complaints, moment }
}

/** Waits for unfinished work of the platform; returns what does not finish. @param {string} origin @param {readonly Buyer[]} buyers */
const waitForWork = async (origin, buyers) => {
  const failures = await Promise.all(buyers.map(({ shopper }) => createCalls(origin, shopper).waitForWork()))
  return failures.flatMap((failure) => failure ?? [])
}

/**
 * What one buyer did in a round, and what the tables have of it after the restart.
 * @typedef {{ buyer: Buyer, entries: readonly Entry[], actual: Parts, numbers: readonly string[] }} Evidence
 */

/** @param {Evidence} evidence @returns {RoundResult['faults']} */
const findFaults = ({ buyer: { shopper, start }, entries, actual, numbers }) => {
  const { outcome, differences } = evaluateBuyer({ start, entries, actual })
  const texts = differences.map(
    ({ name, expected = 'nothing', actual: found = 'nothing' }) => `${name} is ${found}, not ${expected}`,
  )
  const text = `${shopper.email}: ${texts.join('; ')}; the last write: ${JSON.stringify(entries.at(-1))}`
  const lost = findLostNumbers(entries, numbers).map((number) => ({
    ...{ outcome: /** @type {const} */ ('lost'), text: `${shopper.email}: the order ${number}` },
  }))
  return [...(outcome === 'whole' ? [] : [{ outcome, text }]), ...lost]
}

/** The result of each write, and whether one without a response was done. @param {Evidence} evidence @returns {RoundResult['writes']} */
const listWrites = ({ buyer: { start }, entries, actual }) => {
  const isLastDone = evaluateBuyer({ start, entries: entries.map(asDone), actual }).outcome === 'whole'
  return entries.map(({ result }) => ({ result, isDone: result === 'unknown' && isLastDone }))
}

/** @param {Entry} entry @returns {Entry} */
const asDone = (entry) => (entry.result === 'unknown' ? { ...entry, result: 'acknowledged' } : entry)

/** @param {Parts} before @param {Parts} now */
const findStockFlaws = (before, now) =>
  Object.keys(before).flatMap((name) =>
    before[name] === now[name] ? [] : [`${name} with what was ordered is ${now[name]}, not ${before[name]}`],
  )

/** Reads the tables while there are no writes. @param {string} file @param {Parts} stocks @param {readonly { buyer: Buyer, entries: readonly Entry[] }[]} pairs */
const readTables = (file, stocks, pairs) => {
  const tables = openTables(file)
  try {
    const evidence = pairs.map(({ buyer, entries }) => ({
      ...{ buyer, entries, actual: tables.readParts(buyer.shopper) },
      numbers: tables.readOrderNumbers(buyer.shopper.email),
    }))
    return { evidence, flaws: [...tables.findFlaws(), ...findStockFlaws(stocks, tables.readStocks())] }
  } finally {
    tables.close()
  }
}

/** Lets the buyers continue with the state of the tables. @param {readonly Evidence[]} evidence @param {{ origin: string, products: readonly string[] }} round */
const continueAll = async (evidence, round) => {
  const after = await Promise.all(
    evidence.map(async ({ buyer: { shopper }, actual }) => {
      const start = await continueAfterRestart({ shopper, start: actual }, round)
      return { buyer: { shopper, start: start ?? actual }, isStuck: start === undefined }
    }),
  )
  const stuck = after.filter(({ isStuck }) => isStuck)
  return {
    buyers: after.map(({ buyer }) => buyer),
    flaws: stuck.map(({ buyer }) => `${buyer.shopper.email} cannot continue`),
  }
}

/**
 * One round: the buyers write, the process is killed, a new one is started over the same file, and the
 * results are counted.
 * @param {Sandbox} sandbox the process that is killed
 * @param {readonly Buyer[]} buyers
 * @param {{ data: string, seed: number, round: number, products: readonly string[], stocks: Parts }} options
 * @returns {Promise<{ result: RoundResult, sandbox: Sandbox, buyers: readonly Buyer[] }>}
 */
export const playRound = async (sandbox, buyers, { data, seed, round, products, stocks }) => {
  const name = `${seed}/${round}`
  const { pairs, complaints, moment } = await writeAndKill(sandbox, buyers, { name, products })
  const next = await startAgain(data, name)
  const { origin, file } = next.sandbox
  const unfinished = await waitForWork(origin, buyers)
  const { evidence, flaws } = readTables(file, stocks, pairs)
  const after = await continueAll(evidence, { origin, products })
  const result = {
    ...{ round, moment, writes: evidence.flatMap(listWrites), faults: evidence.flatMap(findFaults) },
    flaws: [...complaints, ...next.complaints, ...unfinished, ...flaws, ...after.flaws],
  }
  return { result, sandbox: next.sandbox, buyers: after.buyers }
}
