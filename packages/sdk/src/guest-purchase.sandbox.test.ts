import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buyAsGuest } from './guest-purchase.example'
import { createSandboxWorld } from './sandbox-world.fixture'

describe('a guest’s purchase, as the README has it', () => {
  it('ends with an order, the discount of its code and an empty cart', async () => {
    const { openPage, failures } = createSandboxWorld()
    const guest = openPage()
    const number = await buyAsGuest(guest, 'tok_success')
    const email = 'nora.frei@example.com'
    const order = await guest.orders.lookUp({ orderNumber: number ?? '', email })
    expect(order.orderReferenceNumber).toBe(number)
    expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['01tCN0001001180YAA', 50],
    ])
    expect(order.adjustments).not.toEqual([])
    expect(guest.guestCart.getSnapshot()).toEqual([])
    expect(guest.guestCoupons.getSnapshot()).toEqual([])
    expect(failures).toEqual([])
  })

  it('is what the README shows', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
    const example = read('guest-purchase.example.ts').replaceAll("'./index'", "'@cartonnage/sdk'")
    expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
