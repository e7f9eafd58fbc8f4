import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { callPlatform } from '../chaos/platform-call.mjs'
import { createRandom } from '../chaos/random.mjs'
import { goOn, writeUntilEnd } from './buyer.mjs'
import { findLostNumbers, judgeBuyer } from './judge.mjs'
import { killWhileStarting, startWatched } from './process.mjs'
import { createCalls } from './send.mjs'
import { openTables } from './tables.mjs'

/** @typedef {import('./buyer.mjs').Buyer} Buyer */
/** @typedef {import('./judge.mjs').Entry} Entry */
/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./process.mjs').Sandbox} Sandbox */

/**
 * @typedef {object} RoundResult
 * @property {number} round
 * @property {string} moment when the process was killed
 * @property {readonly { heard: Entry['heard'], isDone: boolean }[]} writes
 * @property {readonly { verdict: Verdict, text: string }[]} faults what a buyer misses, or has too much
 * @property {readonly string[]} flaws what must not be in the tables, or does not go on
 */

/** What the killed process is doing when it is killed: the writes that have more than one part, or any. */
const targets = /** @type {const} */ (['any', 'batch', 'action', 'preserve', 'order', 'address', 'checkout'])
const delays = [0, 0, 60]
const firstMs = 40
const lastMs = 700
const targetLimitMs = 500
const afterSendingMs = 10
/** How often the next process is killed too, while it starts. */
const secondKillShare = 0.25
const longestStartMs = 400
/** How often somebody moves the clock before the buyers write, and by how much. */
const clockShare = 0.3
const clockMs = 3_600_000

/** Moves the sandbox's clock, which is the system's again after a restart. @param {string} origin */
const moveClock = async (origin) => {
  const body = JSON.stringify({ advance: clockMs })
  const headers = { 'content-type': 'application/json' }
  await callPlatform(origin, { method: 'POST', path: '/__sandbox/clock', headers, body })
}

/** Starts a process over what the killed one left; at times after one that is killed while it starts. @param {string} data @param {string} name */
const startAgain = async (data, name) => {
  const random = createRandom(`${name}/start`)
  const isKilled = random.chance(secondKillShare)
  const complaints = isKilled ? await killWhileStarting(data, random.integer(0, longestStartMs)) : []
  return { complaints, sandbox: await startWatched(data, random.pick(delays)) }
}

/** Waits for the moment of the kill, and names it. @param {import('../chaos/random.mjs').Random} random @param {EventEmitter} sent says what is sent */
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
    return { buyer, book: await writeUntilEnd(buyer, { origin, products, random: own, announce }) }
  })
  const moment = await waitForMoment(random, sent)
  const complaints = await sandbox.kill()
  return { pairs: await Promise.all(writing), complaints, moment }
}

/** Waits for what the platform still had to do when the process ended; names what does not end. @param {string} origin @param {readonly Buyer[]} buyers */
const waitForWork = async (origin, buyers) => {
  const failures = await Promise.all(buyers.map(({ shopper }) => createCalls(origin, shopper).waitForWork()))
  return failures.flatMap((failure) => failure ?? [])
}

/**
 * What one buyer did in a round, and what the tables hold of it after the restart.
 * @typedef {{ buyer: Buyer, book: readonly Entry[], actual: Parts, numbers: readonly string[] }} Evidence
 */

/** @param {Evidence} evidence @returns {RoundResult['faults']} */
const findFaults = ({ buyer: { shopper, start }, book, actual, numbers }) => {
  const { verdict, differences } = judgeBuyer({ start, book, actual })
  const texts = differences.map(
    ({ name, expected = 'nothing', actual: found = 'nothing' }) => `${name} is ${found}, not ${expected}`,
  )
  const text = `${shopper.email}: ${texts.join('; ')}; the last write: ${JSON.stringify(book.at(-1))}`
  const lost = findLostNumbers(book, numbers).map((number) => ({
    ...{ verdict: /** @type {const} */ ('lost'), text: `${shopper.email}: the order ${number}` },
  }))
  return [...(verdict === 'whole' ? [] : [{ verdict, text }]), ...lost]
}

/** What was heard of each write; one without a response may be there. @param {Evidence} evidence @returns {RoundResult['writes']} */
const listWrites = ({ buyer: { start }, book, actual }) => {
  const isLastDone = judgeBuyer({ start, book: book.map(asDone), actual }).verdict === 'whole'
  return book.map(({ heard }) => ({ heard, isDone: heard === 'unknown' && isLastDone }))
}

/** @param {Entry} entry @returns {Entry} */
const asDone = (entry) => (entry.heard === 'unknown' ? { ...entry, heard: 'acknowledged' } : entry)

/** @param {Parts} before @param {Parts} now */
const findStockFlaws = (before, now) =>
  Object.keys(before).flatMap((name) =>
    before[name] === now[name] ? [] : [`${name} with what was ordered is ${now[name]}, not ${before[name]}`],
  )

/** Reads the tables while nobody writes. @param {string} file @param {Parts} stocks @param {readonly { buyer: Buyer, book: readonly Entry[] }[]} pairs */
const readTables = (file, stocks, pairs) => {
  const tables = openTables(file)
  try {
    const evidence = pairs.map(({ buyer, book }) => ({
      ...{ buyer, book, actual: tables.readParts(buyer.shopper) },
      numbers: tables.readOrderNumbers(buyer.shopper.email),
    }))
    return { evidence, flaws: [...tables.findFlaws(), ...findStockFlaws(stocks, tables.readStocks())] }
  } finally {
    tables.close()
  }
}

/** The buyers go on with what the tables hold. @param {readonly Evidence[]} evidence @param {{ origin: string, products: readonly string[] }} round */
const letGoOn = async (evidence, round) => {
  const after = await Promise.all(
    evidence.map(async ({ buyer: { shopper }, actual }) => {
      const start = await goOn({ shopper, start: actual }, round)
      return { buyer: { shopper, start: start ?? actual }, isStuck: start === undefined }
    }),
  )
  const stuck = after.filter(({ isStuck }) => isStuck)
  return {
    buyers: after.map(({ buyer }) => buyer),
    flaws: stuck.map(({ buyer }) => `${buyer.shopper.email} cannot go on`),
  }
}

/**
 * One round: the buyers write, the process is killed, a new one is started over the same file, and all is judged.
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
  const after = await letGoOn(evidence, { origin, products })
  const result = {
    ...{ round, moment, writes: evidence.flatMap(listWrites), faults: evidence.flatMap(findFaults) },
    flaws: [...complaints, ...next.complaints, ...unfinished, ...flaws, ...after.flaws],
  }
  return { result, sandbox: next.sandbox, buyers: after.buyers }
}
