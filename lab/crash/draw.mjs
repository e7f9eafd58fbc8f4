import { listParts } from './parts.mjs'

/** @typedef {import('../../tools/random.ts').Random} Random */
/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./parts.mjs').Write} Write */
/** @typedef {import('./parts.mjs').WriteKind} WriteKind */

/** @typedef {{ random: Random, parts: Parts, products: readonly string[], nextName: () => string }} Situation */

/** Coupons that can be combined. */
const goodCoupons = ['NEWSLETTER5', 'KLEBEBAND10']
const expiredCoupon = 'SOMMER20'
const unknownProduct = '01tCN0009999999YAA'
const mostLines = 12

/** A few lines, sometimes with one that the platform refuses. @param {Situation} situation @param {number} most */
const drawLines = ({ random, products }, most) => {
  const lines = random.sample(products, random.integer(1, most)).map((product) => ({
    ...{ product, quantity: random.integer(1, 3) },
  }))
  return random.chance(0.1) ? [...lines, { product: unknownProduct, quantity: 1, isRefused: true }] : lines
}

/** @param {Situation} situation @param {string} prefix */
const pickName = ({ random, parts }, prefix) => {
  const names = listParts(parts, prefix).map(([name]) => name)
  return names.length > 0 ? random.pick(names) : 'nothing'
}

/** @type {Record<WriteKind, (situation: Situation) => Write>} */
const writes = {
  single: (situation) => ({ kind: 'single', lines: drawLines(situation, 1).slice(-1) }),
  batch: (situation) => ({ kind: 'batch', lines: drawLines(situation, 10) }),
  action: (situation) => ({ kind: 'action', lines: drawLines(situation, 10) }),
  guest: (situation) => ({ kind: 'guest', lines: drawLines(situation, 5) }),
  preserve: () => ({ kind: 'preserve' }),
  quantity: (situation) => {
    const quantity = situation.random.chance(0.1) ? 0 : situation.random.integer(1, 9)
    return { kind: 'quantity', product: pickName(situation, 'line '), quantity }
  },
  remove: (situation) => ({ kind: 'remove', product: pickName(situation, 'line ') }),
  coupon: ({ random }) => ({ kind: 'coupon', code: random.pick([...goodCoupons, expiredCoupon]) }),
  uncoupon: (situation) => ({ kind: 'uncoupon', code: pickName(situation, 'coupon ') }),
  checkout: () => ({ kind: 'checkout' }),
  method: () => ({ kind: 'method' }),
  payment: ({ nextName }) => ({ kind: 'payment', token: `PO-${nextName()}` }),
  order: ({ parts }) => ({ kind: 'order', token: parts['payment'] ?? 'none' }),
  address: ({ random, nextName }) => ({
    ...{ kind: 'address', name: `Ida ${nextName()}`, isDefault: random.chance(0.6) },
  }),
  rename: (situation) => ({
    ...{ kind: 'rename', name: pickName(situation, 'address '), to: `Eva ${situation.nextName()}` },
  }),
  forget: (situation) => ({ kind: 'forget', name: pickName(situation, 'address ') }),
}

/** The weights of the writes; those that cannot succeed are rare. @param {Parts} parts @returns {Record<WriteKind, number>} */
const weigh = (parts) => {
  const lines = listParts(parts, 'line ').length
  const adding = lines < mostLines ? 4 : 0.1
  const isBeingBought = parts['checkout'] === 'open'
  /** Buyers in the checkout mostly continue to the order. */
  const step = (/** @type {boolean} */ isNext) => (isBeingBought && isNext ? 25 : 0.1)
  const isReady = 'method' in parts && 'payment' in parts
  return {
    ...{ single: adding, batch: adding, action: adding, guest: 2 },
    preserve: listParts(parts, 'guest line ').length > 0 ? 2 : 0.1,
    ...{ quantity: lines > 0 ? 5 : 0.1, remove: lines > 0 ? lines / 2 : 0.1 },
    ...{ coupon: lines > 0 ? 2 : 0.1, uncoupon: listParts(parts, 'coupon ').length > 0 ? 1 : 0.1 },
    checkout: lines > 0 && !isBeingBought ? 6 : 0.2,
    ...{ method: step(!('method' in parts)), payment: step('method' in parts && !('payment' in parts)) },
    order: step(isReady),
    ...{ address: 2, rename: 1, forget: listParts(parts, 'address ').length > 5 ? 4 : 0.3 },
  }
}

/** The next write of a buyer. @param {Situation} situation @returns {Write} */
export const drawWrite = (situation) => writes[situation.random.weighted(weigh(situation.parts))](situation)
