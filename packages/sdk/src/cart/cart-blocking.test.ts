import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartClaim } from '../storage/cart-claims'
import { unblockedEntries } from './cart-blocking'
import type { CartIntent } from './cart-intents'

const claimOf = (kind: CartClaim['kind'], productIds: readonly string[]): CartClaim => ({
  id: '1',
  owner: 'lea',
  tab: 't',
  page: 'p',
  sentAt: 0,
  lookedAt: 0,
  kind,
  lines: productIds.map((productId) => ({ productId, quantity: '1' })),
  ...(kind === 'set' && { cartItemId: `item-${productIds[0]}` }),
})

const add = (...productIds: readonly string[]): CartIntent => ({
  kind: 'add',
  lines: productIds.map((productId) => ({ productId, quantity: '1' })),
})
const set = (productId: string): CartIntent => ({
  kind: 'set',
  cartItemId: `item-${productId}`,
  quantity: '2',
  productId,
})
const remove: CartIntent = { kind: 'delete' }
const other: CartIntent = { kind: 'other', write: async () => undefined }

const unblocked = (intents: readonly CartIntent[], claims: readonly CartClaim[]): readonly CartIntent[] =>
  unblockedEntries(
    intents.map((intent, caller) => ({ caller, intent })),
    claims,
  ).map(({ intent }) => intent)

describe('unblockedEntries', () => {
  const [a, b, ab, setA] = [add('a'), add('b'), add('a', 'b'), set('a')]

  it.each([
    ['all when nothing is open', [a, b, remove, other], [], [a, b, remove, other]],
    ['what is about another product', [a, b], [claimOf('add', ['a'])], [b]],
    ['no new quantity of an open product', [setA, b], [claimOf('merge', ['a'])], [b]],
    ['no addition to an item that is being set', [a, b], [claimOf('set', ['a'])], [b]],
    ['nothing for the other products of a blocked addition', [ab, b], [claimOf('add', ['a'])], []],
    ['no delete while a line is open', [remove, b], [claimOf('add', ['a'])], []],
    ['nothing while a delete is open', [a, setA, remove, other], [claimOf('delete', [])], []],
    ['what is not about lines', [other, a], [claimOf('add', ['a'])], [other]],
    ['nothing after a delete that waits', [remove, other], [claimOf('add', ['a'])], []],
  ] as const)('gives %s', (_, waiting, claims, expected) => {
    expect(unblocked(waiting, claims)).toEqual(expected)
  })

  it('recognises a product by both spellings of its id', () => {
    expect(unblocked([add('01tCN0001001180')], [claimOf('add', ['01tCN0001001180YAA'])])).toEqual([])
  })

  it('never lets an intent overtake another on the same product', () => {
    const product = fc.constantFrom('a', 'b', 'c')
    const intent = fc.oneof(
      fc.array(product, { minLength: 1, maxLength: 3 }).map((productIds) => add(...productIds)),
      product.map(set),
      fc.constant(remove),
    )
    const claim = fc.oneof(
      fc
        .tuple(fc.constantFrom('add' as const, 'merge' as const, 'set' as const), product)
        .map(([kind, productId]) => claimOf(kind, [productId])),
      fc.constant(claimOf('delete', [])),
    )
    const keysOf = (checked: CartIntent): readonly string[] => {
      if (checked.kind === 'add') return checked.lines.map(({ productId }) => productId)
      return checked.kind === 'set' ? [checked.productId ?? ''] : ['a', 'b', 'c']
    }
    const touch = (keys: readonly string[], others: readonly string[]) =>
      keys.some((key) => others.includes(key))
    fc.assert(
      fc.property(fc.array(intent), fc.array(claim, { maxLength: 3 }), (waiting, claims) => {
        const entries = waiting.map((waitingIntent, caller) => ({ caller, intent: waitingIntent }))
        const sendable = new Set(unblockedEntries(entries, claims))
        const blocked = entries.filter((entry) => !sendable.has(entry))
        const claimed = claims.flatMap(({ kind, lines }) =>
          kind === 'delete' ? ['a', 'b', 'c'] : lines.map(({ productId }) => productId),
        )
        for (const entry of sendable) {
          const keys = keysOf(entry.intent)
          expect(touch(keys, claimed)).toBe(false)
          for (const { caller, intent: earlier } of blocked)
            if (caller < entry.caller) expect(touch(keys, keysOf(earlier))).toBe(false)
        }
      }),
    )
  })
})
