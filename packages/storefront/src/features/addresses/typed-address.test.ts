import { session, storageEntries } from '@cartonnage/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shopOf } from '../../app/shop-context'
import { goOn } from '../checkout/checkout-action'
import { buyers, createShopper, outcomeOf } from '../checkout/shopper.fixture'
import { saveAddressPage } from './addresses-action'
import { keptFor, takeTypedAddress } from './typed-address'

// Each test walks through several calls; a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 })

const monthInMs = 31 * 24 * 3_600_000
const typed = {
  ...{ country: 'CH', firstName: 'Lea', lastName: 'Keller' },
  ...{ street: 'Seeweg 7', postalCode: '8001', city: 'Olten', keep: 'true' },
}

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

/** Lea has sent the form of an address, with a session that has ended unless told otherwise. */
async function send(path: string, { hasEnded = true } = {}) {
  const shopper = createShopper({ runtime: 'browser' })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const isCheckout = path.startsWith('/checkout')
  const form = { ...typed, ...(isCheckout ? { intent: 'enter-address' } : { kind: 'Shipping' }) }
  const args = shopper.args(path, { params: { id: 'new' }, form })
  await shopOf(args).use(session).load()
  if (hasEnded) shopper.sandbox.clock.advance(monthInMs)
  const outcome = await outcomeOf(isCheckout ? goOn(args) : saveAddressPage(args))
  const comeBack = async (username: string = buyers.lea) => {
    await shopper.signIn(username)
    const shop = shopper.createClient()
    await shop.session.load()
    return shop
  }
  return { ...shopper, outcome, comeBack, storage: shopOf(args).storage }
}

const paths = [
  '/checkout?step=address',
  '/checkout?step=address&address=new',
  '/my/addresses/new?type=Billing&from=payment',
  '/my/addresses/new',
] as const

describe('an address that was sent after the session had ended', () => {
  it.each(paths)('is there again for the one who typed it, once: %s', async (path) => {
    const { comeBack } = await send(path)
    const shop = await comeBack()
    const moment = { path, now: Date.now() }
    expect(takeTypedAddress(shop, moment)).toEqual({
      values: expect.objectContaining({ street: 'Seeweg 7', city: 'Olten', phoneNumber: '' }) as unknown,
      isChecked: { keep: true, isDefault: false },
    })
    expect(takeTypedAddress(shop, moment)).toBeUndefined()
  })

  it('waits for its page, not for another one', async () => {
    const shop = await (await send(paths[0])).comeBack()
    expect(takeTypedAddress(shop, { path: '/my/addresses/new', now: Date.now() })).toBeUndefined()
    expect(takeTypedAddress(shop, { path: paths[0], now: Date.now() })).toBeDefined()
  })

  it('is gone after a quarter of an hour', async () => {
    const shop = await (await send(paths[3])).comeBack()
    expect(takeTypedAddress(shop, { path: paths[3], now: Date.now() + keptFor })).toBeUndefined()
    expect(shop.storage.read(storageEntries.typedForm)).toBeNull()
  })

  it('is nothing for somebody else', async () => {
    const shop = await (await send(paths[3])).comeBack(buyers.reto)
    expect(takeTypedAddress(shop, { path: paths[3], now: Date.now() })).toBeUndefined()
  })

  it('goes when its author signs out', async () => {
    const { comeBack, storage } = await send(paths[3])
    const shop = await comeBack()
    expect(storage.read(storageEntries.typedForm)).not.toBeNull()
    await shop.signOut.signOut()
    expect(storage.read(storageEntries.typedForm)).toBeNull()
  })
})

describe('an address that was sent in time', () => {
  it('is kept nowhere in the tab', async () => {
    const { outcome, storage } = await send(paths[3], { hasEnded: false })
    expect(outcome).toMatchObject({ status: 303 })
    expect(storage.read(storageEntries.typedForm)).toBeNull()
  })
})
