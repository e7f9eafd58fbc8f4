import { estimateDelivery, smallOrderSurcharge, sumMoney } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openShop } from '../../fixtures/shopper.fixture'
import { groupsOf } from '../../fixtures/ordering.fixture'

/** Light, heavy, bulky and by pallet only. */
const skus = ['1001010', '1001100', '2000140', '2000180', '1003080', '1003170']
const places = [
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['DE', 'EUR'],
  ['NL', 'EUR'],
  ['LU', 'EUR'],
  ['BE', 'EUR'],
] as const

interface ReadItem {
  readonly quantity: string
  readonly productDetails: { readonly fields: Readonly<Record<string, string | undefined>> }
}

const drawnCart = fc.uniqueArray(
  fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 60 }) }),
  { selector: ({ sku }) => sku, minLength: 1, maxLength: 3 },
)

/** The first method's fee at the checkout, and what the cart said before. */
async function compareFees(lines: readonly { sku: string; quantity: number }[], country: string) {
  const currencyCode = country === 'CH' || country === 'LI' ? 'CHF' : 'EUR'
  const { as } = openShop()
  const buyer = currencyCode === 'CHF' ? as('lea', 'CH') : as('jonas', 'DE')
  for (const { sku, quantity } of lines) await buyer.add(sku, quantity)
  const { body } = await buyer.get('carts/current/cart-items?productFields=*')
  const items = body.cartItems.map(({ cartItem }) => cartItem as unknown as ReadItem)
  const { totalProductAmount } = (await buyer.get('carts/current')).body
  const productsNet = { amount: String(totalProductAmount), currencyCode }
  const packed = items.map(({ quantity, productDetails: { fields } }) => ({
    quantity: Number(quantity),
    weight: Number(fields.Weight__c),
    isFreightOnly: fields.FreightOnly__c === 'true',
    isBulky: fields.Bulky__c === 'true',
  }))
  const estimate = estimateDelivery(packed, { countryCode: country, productsNet })
  const surcharge = smallOrderSurcharge(productsNet, country)
  const deliveryAddress = { name: 'Ida Moser', street: 'Weg 3', city: 'Ort', postalCode: '1000', country }
  await buyer.call('PUT', 'checkouts', {
    cartId: 'active',
    deliveryAddressInput: { address: deliveryAddress },
  })
  const [group] = groupsOf((await buyer.get('carts/current/delivery-groups')).body)
  return {
    charged: group?.availableDeliveryMethods[0]?.shippingFee,
    estimated: estimate && sumMoney([estimate.fee, ...(surcharge ? [surcharge] : [])]).amount,
  }
}

describe('the delivery that a cart estimates', () => {
  it.each(places)('costs at the checkout what was estimated: %s', async (country) => {
    await fc.assert(
      fc.asyncProperty(drawnCart, async (lines) => {
        const { charged, estimated } = await compareFees(lines, country)
        expect(charged).toMatch(/^\d+\.\d\d$/)
        expect(charged).toBe(estimated)
      }),
      { numRuns: 12, seed: 7 },
    )
  })
})
