import { callPlatform } from '../chaos/platform-call.mjs'
import { createDirectCalls, webstorePath } from '../chaos/sandbox.mjs'
import { drawWrite } from './draw.mjs'
import { applyWrite } from './parts.mjs'
import { ConnectionEnded, createCalls, sendWrite } from './send.mjs'

/** @typedef {import('./evaluate.mjs').Entry} Entry */
/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./parts.mjs').Write} Write */
/** @typedef {import('./send.mjs').Shopper} Shopper */
/** @typedef {import('../../tools/random.ts').Random} Random */

/** @typedef {{ shopper: Shopper, start: Parts }} Buyer a buyer and what the tables have of them */

/** How often a buyer waits for the end of what was accepted with 202; otherwise the next write may be refused. */
const waitShare = 0.8

/** A new buyer, signed in, on a device where a guest had a cart before. @param {string} origin @param {string} email @returns {Promise<Shopper>} */
export const openShopper = async (origin, email) => {
  const { cookie } = await createDirectCalls(origin).register(email)
  const path = `${webstorePath}/carts/current`
  const { headers } = await callPlatform(origin, { method: 'PUT', path, headers: {}, body: '' })
  const guestCookie = headers.find(([, value]) => value.startsWith('guest_id='))?.[1].split(';')[0] ?? ''
  return { email, cookie, guestCookie, guestId: guestCookie.replace('guest_id=', '') }
}

/**
 * Sends one write after the other until the process ends, and returns the writes with their results.
 * @param {Buyer} buyer
 * @param {{ origin: string, random: Random, products: readonly string[], announce: (write: Write) => void }} round
 */
export const writeUntilEnd = async ({ shopper, start }, { origin, random, products, announce }) => {
  const calls = createCalls(origin, shopper)
  const nextName = () => String(random.integer(1, 1_000_000_000))
  /** @type {Entry[]} */
  const entries = []
  let parts = start
  try {
    for (;;) {
      const write = drawWrite({ random, parts, products, nextName })
      const entry = await sendWrite(calls, write, announce)
      if (!entry) return entries
      entries.push(entry)
      if (entry.result === 'unknown') return entries
      if (entry.result === 'acknowledged') parts = applyWrite(parts, entry.write)
      if (entry.isAccepted && random.chance(waitShare)) await calls.waitForWork()
    }
  } catch (error) {
    if (error instanceof ConnectionEnded) return entries
    throw error
  }
}

/** The first write after the restart. @param {Parts} parts @param {readonly string[]} products @returns {Write} */
const nextWrite = (parts, products) =>
  parts['cart'] === 'Checkout'
    ? { kind: 'method' }
    : { kind: 'single', lines: products.slice(0, 1).map((product) => ({ product, quantity: 1 })) }

/** Continues after a restart: the state after the write, or undefined if it was refused. @param {Buyer} buyer @param {{ origin: string, products: readonly string[] }} round @returns {Promise<Parts | undefined>} */
export const continueAfterRestart = async ({ shopper, start }, { origin, products }) => {
  const calls = createCalls(origin, shopper)
  const entry = await sendWrite(calls, nextWrite(start, products), () => {})
  const failure = await calls.waitForWork()
  return entry?.result === 'acknowledged' && failure === undefined
    ? applyWrite(start, entry.write)
    : undefined
}
