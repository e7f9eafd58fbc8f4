import { sessionStore, storageEntries } from '@cartonnage/sdk'
import { describe, expect, it, vi } from 'vitest'
import { enteredFormLifetimeMs, takeEnteredForm } from '../../shell/entered-form'
import { shopOf } from '../../shell/shop-context'
import { continueCheckout } from '../../pages/checkout/data/checkout-action'
import { buyers, createShopper, outcomeOf } from '../../app/shopper.fixture'
import { saveAddressPage } from '../../pages/addresses/data/addresses-action'
import { toAddressDraft } from './address-draft'

// Each test makes several calls; for a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const monthInMs = 31 * 24 * 3_600_000
const entered = {
  country: 'CH',
  firstName: 'Lea',
  lastName: 'Keller',
  street: 'Seeweg 7',
  postalCode: '8001',
  city: 'Olten',
  keep: 'true',
}

/** Lea sends the form of an address, by default after her session has ended. */
async function send(path: string, { hasEnded = true } = {}) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const isCheckout = path.startsWith('/checkout')
  const form = { ...entered, ...(isCheckout ? { intent: 'enter-address' } : { kind: 'Shipping' }) }
  const args = shopper.args(path, { params: { id: 'new' }, form })
  await shopOf(args).use(sessionStore).load()
  if (hasEnded) shopper.sandbox.clock.advance(monthInMs)
  const outcome = await outcomeOf(isCheckout ? continueCheckout(args) : saveAddressPage(args))
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
  it.each(paths)('is restored once for the same buyer: %s', async (path) => {
    const { comeBack } = await send(path)
    const shop = await comeBack()
    const moment = { path, now: Date.now() }
    expect(toAddressDraft(takeEnteredForm(shop, moment) ?? {})).toMatchObject({
      street: 'Seeweg 7',
      city: 'Olten',
      phoneNumber: '',
      keep: true,
      isDefault: false,
    })
    expect(takeEnteredForm(shop, moment)).toBeUndefined()
  })

  it('is restored on its own page only', async () => {
    const shop = await (await send(paths[0])).comeBack()
    expect(takeEnteredForm(shop, { path: '/my/addresses/new', now: Date.now() })).toBeUndefined()
    expect(takeEnteredForm(shop, { path: paths[0], now: Date.now() })).toBeDefined()
  })

  it('is gone after a quarter of an hour', async () => {
    const shop = await (await send(paths[3])).comeBack()
    expect(takeEnteredForm(shop, { path: paths[3], now: Date.now() + enteredFormLifetimeMs })).toBeUndefined()
    expect(shop.storage.read(storageEntries.enteredForm)).toBeNull()
  })

  it('is not restored for another buyer', async () => {
    const shop = await (await send(paths[3])).comeBack(buyers.reto)
    expect(takeEnteredForm(shop, { path: paths[3], now: Date.now() })).toBeUndefined()
  })

  it('is removed when the buyer signs out', async () => {
    const { comeBack, storage } = await send(paths[3])
    const shop = await comeBack()
    expect(storage.read(storageEntries.enteredForm)).not.toBeNull()
    await shop.session.signOut()
    expect(storage.read(storageEntries.enteredForm)).toBeNull()
  })
})

describe('an address that was sent in time', () => {
  it('is not saved in the tab', async () => {
    const { outcome, storage } = await send(paths[3], { hasEnded: false })
    expect(outcome).toMatchObject({ status: 303 })
    expect(storage.read(storageEntries.enteredForm)).toBeNull()
  })
})
