import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../tools/random.ts'
import type { Random } from '../../tools/random.ts'
import { createRequest } from '../chaos/direct-calls.ts'
import { killChild, spawnSandbox, startProcess } from '../sandbox-process.ts'
import { continueAfterRestart, writeUntilEnd } from './buyer.ts'
import type { Buyer } from './buyer.ts'
import { createCalls } from './calls.ts'
import { evaluateBuyer } from './evaluate.ts'
import type { Entry, Evidence } from './evaluate.ts'
import type { Parts } from './parts.ts'
import { openTables } from './tables.ts'

export type Sandbox = Awaited<ReturnType<typeof startProcess>>

interface RoundOptions {
  data: string
  /** determines the writes and the moment of the kill */
  name: string
  products: readonly string[]
  stocks: Parts
}

type Written = Buyer & { entries: readonly Entry[] }

/** The write that is under way at the kill: those with several parts, or any. */
const targets = ['any', 'batch', 'action', 'preserve', 'order', 'address', 'checkout']
const targetLimitMs = 500
/** How often the next process is also killed, while it starts. */
const secondKillShare = 0.25
const longestStartMs = 400
/** How long a cart is calculated, in ms. */
const delays = [0, 0, 60]
/** How often the clock is moved before the writes, and by how much; a restart resets it. */
const clockShare = 0.3
const clockMs = 3_600_000

/** Starts a process over the folder and kills it after `ms`, whether it listens or not. */
export const killWhileStarting = async (data: string, ms: number) => {
  const child = spawnSandbox(data, { stderr: 'pipe' })
  await sleep(ms)
  return await killChild(child)
}

/** Restarts the sandbox over the same data, sometimes after a start that is killed. */
const startAgain = async (data: string, name: string) => {
  const random = createRandom(`${name}/start`)
  const isKilled = random.chance(secondKillShare)
  const complaints = isKilled ? await killWhileStarting(data, random.integer(0, longestStartMs)) : []
  return { complaints, next: await startProcess(data, { delay: random.pick(delays), stderr: 'pipe' }) }
}

/** Waits for the moment of the kill, and names it. */
const waitForMoment = async (random: Random, sent: EventEmitter) => {
  const [first, target, after] = [random.integer(40, 700), random.pick(targets), random.integer(0, 10)]
  await sleep(first)
  if (target !== 'any') await Promise.race([once(sent, target), sleep(targetLimitMs)])
  await sleep(after)
  return target === 'any' ? `after ${first + after} ms` : `${after} ms after sending ${target}`
}

/** Lets the buyers write at the same time, and kills the process in the middle. */
const writeAndKill = async ({ origin, child }: Sandbox, buyers: readonly Buyer[], options: RoundOptions) => {
  const { name, products } = options
  const random = createRandom(name)
  if (random.chance(clockShare))
    await fetch(createRequest(origin, { path: '/__sandbox/clock', body: { advance: clockMs } }))
  const sent = new EventEmitter()
  const writing = buyers.map(async (buyer): Promise<Written> => {
    const own = createRandom(`${name}/${buyer.shopper.email}`)
    const announce = (kind: string) => void sent.emit(kind)
    return { ...buyer, entries: await writeUntilEnd(buyer, { origin, products, random: own, announce }) }
  })
  const moment = await waitForMoment(random, sent)
  const complaints = await killChild(child)
  return { moment, complaints, written: await Promise.all(writing) }
}

/** What is missing or surplus of a buyer, and the orders whose acknowledged number no order has. */
const findFaults = (email: string, evidence: Evidence, numbers: readonly string[]) => {
  const { outcome, differences } = evaluateBuyer(evidence)
  const last = evidence.entries.at(-1)
  const text = `${outcome}: ${email}: ${differences.join('; ')}; the last write: ${last?.kind} ${last?.result}`
  const lost = evidence.entries.filter(({ number }) => number !== undefined && !numbers.includes(number))
  return [
    ...(outcome === 'whole' ? [] : [text]),
    ...lost.map(({ number }) => `lost: ${email}: the order ${number}`),
  ]
}

/** Reads the tables while there are no writes: what each buyer has, and what is wrong. */
const readTables = (file: string, written: readonly Written[], stocks: Parts) => {
  const tables = openTables(file)
  const evidence = written.map(({ shopper, start, entries }) => {
    const actual = tables.readParts(shopper.email, shopper.guestId)
    const numbers = tables.readOrderNumbers(shopper.email)
    return { shopper, actual, faults: findFaults(shopper.email, { start, entries, actual }, numbers) }
  })
  const now = tables.readStocks()
  const moved = Object.keys(stocks).filter((product) => stocks[product] !== now[product])
  const flaws = tables.findFlaws()
  tables.close()
  const stockFlaws = moved.map(
    (product) => `stock of ${product} with what was ordered is ${now[product]}, not ${stocks[product]}`,
  )
  return { evidence, faults: [...evidence.flatMap(({ faults }) => faults), ...flaws, ...stockFlaws] }
}

/** Lets a buyer continue with the state of the tables. */
const goOn = async (buyer: Buyer, round: { origin: string; products: readonly string[] }) => {
  const start = await continueAfterRestart(buyer, round)
  const stuck = start ? [] : [`${buyer.shopper.email} cannot continue`]
  return { buyer: { ...buyer, start: start ?? buyer.start }, stuck }
}

/** One round: the buyers write, the process is killed, and a new one is started over the same file. */
export const playRound = async (sandbox: Sandbox, buyers: readonly Buyer[], options: RoundOptions) => {
  const { moment, complaints, written } = await writeAndKill(sandbox, buyers, options)
  const { next, complaints: ofStart } = await startAgain(options.data, options.name)
  const unfinished = await Promise.all(
    buyers.map(({ shopper }) => createCalls(next.origin, shopper).waitForWork()),
  )
  const { evidence, faults } = readTables(next.file, written, options.stocks)
  const { origin } = next
  const after = await Promise.all(
    evidence.map(({ shopper, actual }) =>
      goOn({ shopper, start: actual }, { origin, products: options.products }),
    ),
  )
  return {
    sandbox: next,
    buyers: after.map(({ buyer }) => buyer),
    moment,
    results: written.flatMap(({ entries }) => entries.map(({ result }) => result)),
    faults: [
      ...complaints,
      ...ofStart,
      ...unfinished.filter((text) => text !== undefined),
      ...faults,
      ...after.flatMap(({ stuck }) => stuck),
    ],
  }
}
