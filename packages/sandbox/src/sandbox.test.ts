import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { payByNumber, readyToPlace, startToDefault } from './fixtures/ordering.fixture'
import { now, openShop } from './fixtures/shopper.fixture'

const hour = 3_600_000
const delay = 2000

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A sandbox whose clock is an hour ahead, and a function that opens the same file with the right time. */
function openAhead(options: { readonly delay: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  folders.push(folder)
  const file = join(folder, 'sandbox.sqlite')
  const ahead = openShop({ file, now: now + hour, ...options })
  const restart = () => {
    ahead.sandbox.close()
    return openShop({ file, ...options })
  }
  return { ahead, restart }
}

describe('work that was in progress when the process ended', () => {
  it('comes to its end for a cart, although the clock was ahead', async () => {
    const { ahead, restart } = openAhead({ delay })
    const lea = ahead.as('lea')
    expect((await lea.add('1001180', 25)).status).toBe(202)
    const { as, sandbox } = restart()
    const again = as('lea')
    expect((await again.get('carts/current')).status).toBe(202)
    sandbox.clock.advance(delay)
    expect(await again.get('carts/current')).toMatchObject({
      status: 200,
      body: { asyncOperationStatus: 'Completed', totalProductCount: '25.0' },
    })
    expect((await again.add('1001180', 25)).status).toBe(202)
    sandbox.close()
  })

  it('comes to its end for a checkout', async () => {
    const { ahead, restart } = openAhead({ delay })
    const lea = ahead.as('lea')
    await lea.add('1001180', 25)
    ahead.sandbox.clock.advance(delay)
    expect((await startToDefault(lea)).status).toBe(202)
    const { as, sandbox } = restart()
    sandbox.clock.advance(delay)
    const again = as('lea')
    expect((await again.get('checkouts/active')).status).toBe(200)
    expect((await payByNumber(again)).status).toBe(201)
    sandbox.close()
  })

  it('comes to its end for the cart of an order, which is closing', async () => {
    const { ahead, restart } = openAhead({ delay: 0 })
    const lea = ahead.as('lea')
    const { cartId } = (await lea.add('1001180', 25)).body
    await lea.call('POST', `checkouts/${await readyToPlace(lea)}/orders`)
    const { as, sandbox } = restart()
    sandbox.clock.advance(1000)
    expect((await as('lea').get(`carts/${cartId}`)).body).toMatchObject({ status: 'Closed' })
    sandbox.close()
  })
})
