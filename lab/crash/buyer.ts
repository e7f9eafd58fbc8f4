import type { Random } from '../../tools/random.ts'
import { ConnectionEnded, createCalls } from './calls.ts'
import type { Calls, Shopper } from './calls.ts'
import type { Entry } from './evaluate.ts'
import type { Parts } from './parts.ts'
import { drawWrite, firstWrite } from './writes.ts'
import type { Write } from './writes.ts'

/** A buyer, and what the tables have of them. */
export interface Buyer {
  shopper: Shopper
  start: Parts
}

interface Round {
  origin: string
  random: Random
  products: readonly string[]
  /** is called with the kind of a write when its request goes out */
  announce: (kind: string) => void
}

interface Response {
  status: number
  body: ReturnType<typeof Object>
}

/** How often a buyer waits for the end of what was accepted with 202; otherwise the next write may be refused. */
const waitShare = 0.8

/** The refused products of a successful response. */
const refusedProducts = ({ lines = [] }: Write, { body }: Response): string[] => {
  const { results = [], failedItems = [], failedCartItems = [] } = Object(body)
  const inBatch = lines.filter((_, index) => results[index]?.statusCode >= 400)
  const failed: { productId: string }[] = [...failedItems, ...failedCartItems]
  return [...inBatch.map(({ product }) => product), ...failed.map(({ productId }) => productId)]
}

/** Whether anything was done according to the response. */
const isDone = ({ kind, lines }: Write, { status, body }: Response, refused: readonly string[]) => {
  // A 200 returns the number of an order that was placed earlier.
  if (status >= 300 || (kind === 'order' && status !== 201)) return false
  if (kind === 'preserve') return body !== undefined
  return lines === undefined || lines.some(({ product }) => !refused.includes(product))
}

/** Sends a write and returns its result; undefined if the process ended before it was sent. */
const sendWrite = async (calls: Calls, write: Write, announce: Round['announce']) => {
  const { kind } = write
  const entry: Entry = { kind, result: 'unknown', apply: (parts) => write.apply(parts, []) }
  let isSent = false
  try {
    const call = await write.call(calls)
    isSent = true
    announce(kind)
    const response = await calls.send(call)
    const refused = refusedProducts(write, response)
    if (!isDone(write, response, refused)) return { ...entry, result: 'refused' as const }
    const number = kind === 'order' ? { number: String(response.body.orderReferenceNumber) } : {}
    const apply = (parts: Parts) => write.apply(parts, refused)
    const isAccepted = response.status === 202
    return { kind, result: 'acknowledged' as const, apply, isAccepted, ...number }
  } catch (error) {
    if (!(error instanceof ConnectionEnded)) throw error
    return isSent ? entry : undefined
  }
}

/** Sends one write after the other until the process ends, and returns the writes with their results. */
export const writeUntilEnd = async ({ shopper, start }: Buyer, round: Round) => {
  const { origin, random, products, announce } = round
  const calls = createCalls(origin, shopper)
  const entries: Entry[] = []
  let parts = start
  try {
    for (;;) {
      const entry = await sendWrite(calls, drawWrite({ random, parts, products }), announce)
      if (!entry) return entries
      entries.push(entry)
      if (entry.result === 'unknown') return entries
      if (entry.result === 'acknowledged') parts = entry.apply(parts)
      if ('isAccepted' in entry && entry.isAccepted && random.chance(waitShare)) await calls.waitForWork()
    }
  } catch (error) {
    if (error instanceof ConnectionEnded) return entries
    throw error
  }
}

/** Continues after a restart: the state after the write, or undefined if it was refused. */
export const continueAfterRestart = async (
  { shopper, start }: Buyer,
  { origin, products }: Pick<Round, 'origin' | 'products'>,
): Promise<Parts | undefined> => {
  const calls = createCalls(origin, shopper)
  const entry = await sendWrite(calls, firstWrite(start, products[0] ?? ''), () => {})
  const failure = await calls.waitForWork()
  return entry?.result === 'acknowledged' && failure === undefined ? entry.apply(start) : undefined
}
