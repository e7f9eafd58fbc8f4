import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createShopWorldOver } from './client.fixture'
import { orderAgainAsGuest } from './guest-order.example'
import { createSandboxWorld } from './sandbox-world.fixture'

const box = '01tCN0001001180YAA'

/** A guest has ordered boxes in this browser; the number of the order. */
async function order(guest: ReturnType<ReturnType<typeof createSandboxWorld>['openPage']>): Promise<string> {
  await guest.guestCart.add({ productId: box, quantity: 50 })
  await guest.session.load()
  await guest.guestSessionCart.send()
  await guest.checkout.start()
  const { deliveryGroups } = await guest.checkout.setGuestDelivery({
    contactInfo: {
      firstName: 'Nora',
      lastName: 'Frei',
      email: 'nora.frei@example.com',
      phoneNumber: '+41 62 555 01 00',
    },
    deliveryAddress: {
      name: 'Nora Frei',
      street: 'Kartonweg 4',
      postalCode: '4600',
      city: 'Olten',
      country: 'CH',
    },
  })
  await guest.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  const placed = await guest.checkout.placeOrder(undefined, {
    payment: () => ({ requestType: 'Auth', paymentToken: 'tok_success' }),
  })
  return placed.orderReferenceNumber
}

describe('a guest’s order on another device, as the README has it', () => {
  it('is read in the platform’s form as in the shop’s own, and goes into the cart whole', async () => {
    const world = createSandboxWorld()
    const guest = world.openPage()
    const number = await order(guest)
    const own = await guest.orders.lookUp({ orderNumber: number, email: 'nora.frei@example.com' })
    const other = createShopWorldOver(world.sandbox, 'CH').openPage()
    const { order: found, unaddedProducts } = await orderAgainAsGuest(other, number)
    for (const member of [
      'orderReferenceNumber',
      'total',
      'vat',
      'shipping',
      'status',
      'createdDate',
    ] as const) {
      expect([member, found[member]]).toEqual([member, own[member]])
    }
    expect(
      found.items.map(({ productId, quantity, totalPrice }) => [productId, quantity, totalPrice]),
    ).toEqual(own.items.map(({ productId, quantity, totalPrice }) => [productId, quantity, totalPrice]))
    expect(found.deliveryAddress).toMatchObject({ city: 'Olten', street: 'Kartonweg 4' })
    expect(unaddedProducts).toEqual([])
  })

  it('is what the README shows', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
    const example = read('guest-order.example.ts').replaceAll("'./index'", "'@cartonnage/sdk'")
    expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
