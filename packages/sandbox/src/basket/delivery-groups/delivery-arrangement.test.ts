import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { address, groupsOf, type GroupBody, type Shopper } from '../../fixtures/ordering.fixture'

const path = 'carts/current/delivery-groups'

/** A part of an item goes to a group, or to a new one where there is none at that index. */
const anyArrangement: fc.Arbitrary<ArrangementInput> = fc.record({
  item: fc.nat(9),
  group: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 500 }),
  dropsEmpty: fc.boolean(),
})

interface ArrangementInput {
  readonly item: number
  readonly group: number
  readonly quantity: number
  readonly dropsEmpty: boolean
}

const itemsOf = (groups: readonly GroupBody[]) =>
  groups.flatMap(({ cartItems }) => cartItems.cartItems.map(({ cartItem }) => cartItem))

const cents = (amount: unknown) => Math.round(Number(amount) * 100)

async function arrange(shopper: Shopper, { item, group, quantity, dropsEmpty }: ArrangementInput) {
  const groups = groupsOf((await shopper.get(path)).body)
  const items = itemsOf(groups)
  const chosen = items[item % items.length]
  const location = groups[group]
  const arrangement = {
    cartItemId: chosen?.cartItemId,
    quantity: Math.min(quantity, Number(chosen?.quantity)),
    ...(location ? { deliveryGroupId: location.id } : { deliveryAddress: address }),
  }
  const query = `?deleteEmptyDeliveryGroups=${dropsEmpty}`
  const isSame = chosen !== undefined && location !== undefined && itemsOf([location]).includes(chosen)
  if (isSame) return
  const { status } = await shopper.call('POST', `${path}/actions/arrange-items${query}`, {
    arrangements: [arrangement],
  })
  expect(status).toBe(202)
}

describe('arranging items over and over', () => {
  it('never loses, doubles or misplaces a piece', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyArrangement, { maxLength: 6 }), async (arrangements) => {
        const buyer = openShop().as('reto')
        await buyer.add('1001010', 500)
        await buyer.add('1001180', 40)
        for (const input of arrangements) await arrange(buyer, input)
        const groups = groupsOf((await buyer.get(path)).body)
        const cart = (await buyer.get('carts/current')).body
        const quantities = itemsOf(groups).map(({ quantity }) => Number(quantity))
        expect(quantities.every((quantity) => quantity > 0)).toBe(true)
        expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(540)
        expect(groups.filter(({ isDefault }) => isDefault)).toHaveLength(1)
        const sum = groups.reduce((total, { totalProductAmount }) => total + cents(totalProductAmount), 0)
        expect(sum).toBe(cents(cart.totalProductAmount))
      }),
      { numRuns: 40 },
    )
  })
})
