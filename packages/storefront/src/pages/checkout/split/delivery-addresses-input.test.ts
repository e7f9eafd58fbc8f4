import { sessionStore } from '@cartonnage/sdk'
import { maximumDeliveryGroups } from '@cartonnage/sdk/rules'
import { describe, expect, it, vi } from 'vitest'
import { takeEnteredForm } from '../../../shell/entered-form'
import { shopOf } from '../../../shell/shop-context'
import { buyers, outcomeOf } from '../../../app/shopper.fixture'
import { splitDelivery } from './data/delivery-addresses-action'
import { quantityName } from './split-form'
import { enter, path, toStreet } from './split-walk.fixture'

// Each test makes many calls; for a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const newPath = `${path}?address=new`
const monthInMs = 31 * 24 * 3_600_000
const creating = { method: 'POST', path: 'delivery-groups$|delivery-groups\\?' }

/** What a buyer enters for an address. */
const address = {
  intent: 'enter-address',
  country: 'DE',
  companyName: 'Sonnenhalde GmbH',
  firstName: 'Lager',
  lastName: 'Nord',
  street: 'Werkstraße 7',
  postalCode: '10115',
  city: 'Berlin',
}

type Buyer = Awaited<ReturnType<typeof enter>>

const sendAddress = ({ args }: Buyer, more: Record<string, string> = {}) =>
  outcomeOf(splitDelivery(args(newPath, { form: { ...address, ...more } })))

const citiesOf = async ({ quantities }: Buyer) => (await quantities()).map(([city]) => city)

describe('an order to as many addresses as there may be', () => {
  async function enterFull() {
    const buyer = await enter()
    const { deliveryGroups } = buyer.createClient()
    for (let number = 2; number <= maximumDeliveryGroups; number += 1)
      await deliveryGroups.create(toStreet(`Werkstraße ${number}`))
    return buyer
  }

  it('takes no further one, and keeps what was entered', async () => {
    const buyer = await enterFull()
    const { load, send } = buyer
    const { version, groups, lines, shippingAddresses } = await load()
    expect(groups).toHaveLength(100)
    const name = lines[0] && groups[1] ? quantityName(lines[0], groups[1]) : ''
    const addressId = shippingAddresses.find(({ city }) => city === 'Utrecht')?.addressId ?? ''
    for (const intent of ['add', 'new-address'])
      expect(await send({ intent, version, addressId, [name]: '30' })).toMatchObject({
        status: 422,
        data: { problem: 'tooMany', entered: { [name]: '30' } },
      })
    expect(await sendAddress(buyer, { street: 'Werkstraße 101' })).toMatchObject({
      status: 422,
      data: {
        problem: 'tooMany',
        address: { entered: { street: 'Werkstraße 101', city: 'Berlin', lastName: 'Nord' } },
      },
    })
    expect(await send({ intent: 'apart' })).toMatchObject({ status: 422, data: { problem: 'tooMany' } })
    expect((await load()).groups).toHaveLength(100)
    // Those without items go.
    expect(await send({ intent: 'save', version, [name]: '30' })).toMatchObject({ status: 303 })
    expect((await load()).groups).toHaveLength(2)
  })
})

describe('quantities', () => {
  it.each([
    ['that do not divide leave the rest to the first address', ['33', '33'], [34, 33, 33]],
    ['below a bundle are taken', ['1', '0'], [99, 1]],
    ['of everything leave nothing to the first address, which goes', ['60', '40'], [60, 40]],
    ['with leading zeros and blanks are read', [' 007 ', ''], [93, 7]],
  ] as const)('%s', async (_, [first, second], expected) => {
    const { add, load, send, quantities } = await enter()
    await add('Utrecht')
    await add('Antwerpen')
    const { version, groups, lines } = await load()
    const name = (index: number) => (lines[0] && groups[index] ? quantityName(lines[0], groups[index]) : '')
    const form = { intent: 'save', version, [name(1)]: first, [name(2)]: second }
    expect(await send(form)).toEqual({ status: 303, to: '/checkout?step=delivery' })
    expect((await quantities()).map(([, quantity]) => quantity)).toEqual(expected)
  })

  it.each(['33.3', '33,3', '-1', '1e2', '101', '99999999999999999999'])(
    'that cannot be split are refused, and nothing is moved: %s',
    async (text) => {
      const { add, save, quantities } = await enter()
      await add('Utrecht')
      const { name, outcome } = await save(text)
      expect(outcome).toMatchObject({
        status: 422,
        data: { entered: { [name]: text }, problems: { [name]: {} } },
      })
      expect((await quantities())[1]).toEqual(['Utrecht', 0])
    },
  )
})

describe('an address that is entered', () => {
  it('is added once, however often its form is sent', async () => {
    const buyer = await enter()
    const added = { status: 303, to: path }
    expect(await sendAddress(buyer)).toEqual(added)
    expect(await sendAddress(buyer)).toEqual(added)
    expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Berlin'])
    expect(await sendAddress(buyer, { street: 'Werkstraße 8' })).toEqual(added)
    expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Berlin', 'Berlin'])
  })

  it.each([{}, { keep: 'true' }])(
    'is added once by a form that is sent twice at a time: %o',
    async (more) => {
      const buyer = await enter()
      await Promise.all([sendAddress(buyer, more), sendAddress(buyer, more)])
      expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Berlin'])
    },
  )

  it.each(['server', 'browser'] as const)('is added once when the response was lost: %s', async (runtime) => {
    const buyer = await enter({ runtime })
    buyer.sandbox.faults.arm({ kind: 'drop-after', match: creating })
    expect(await sendAddress(buyer)).toEqual({ status: 303, to: path })
    expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Berlin'])
  })

  it.each([
    ['nothing was done', { kind: 'drop-before' }, 'unknown'],
    ['the platform holds a lock', { kind: 'status', status: 423 }, { messageKey: 'busy' }],
    ['the platform is at work', { kind: 'status', status: 409, times: 3 }, { messageKey: 'busy' }],
  ] as const)('is still in the form where %s', async (_, fault, problem) => {
    const buyer = await enter()
    buyer.sandbox.faults.arm({ match: creating, ...fault })
    expect(await sendAddress(buyer)).toMatchObject({
      status: 422,
      data: { problem, address: { entered: { street: 'Werkstraße 7' } } },
    })
    expect(await citiesOf(buyer)).toEqual(['Meersburg'])
    expect(await sendAddress(buyer)).toEqual({ status: 303, to: path })
    expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Berlin'])
  })
})

describe('a saved address', () => {
  it('is added once by a form that is sent twice at a time, and again', async () => {
    const buyer = await enter()
    await Promise.all([buyer.add('Utrecht'), buyer.add('Utrecht')])
    expect(await citiesOf(buyer)).toEqual(['Meersburg', 'Utrecht'])
  })

  it('that another tab has deleted is named as gone, and what was entered stays', async () => {
    const { add, load, send, createClient } = await enter()
    await add('Utrecht')
    const { version, groups, lines, shippingAddresses } = await load()
    const addressId = shippingAddresses.find(({ city }) => city === 'Antwerpen')?.addressId ?? ''
    await createClient().addresses.delete(addressId)
    const name = lines[0] && groups[1] ? quantityName(lines[0], groups[1]) : ''
    expect(await send({ intent: 'add', version, addressId, [name]: '30' })).toMatchObject({
      status: 422,
      data: { problem: 'addressGone', entered: { [name]: '30' } },
    })
    expect((await load()).groups).toHaveLength(2)
  })
})

describe('an address that is removed', () => {
  it('is gone, with its pieces at the first one, also when the response was lost', async () => {
    const { add, load, send, quantities, sandbox } = await enter()
    await add('Utrecht')
    await add('Antwerpen')
    const { version, groups, lines } = await load()
    const name = lines[0] && groups[2] ? quantityName(lines[0], groups[2]) : ''
    sandbox.faults.arm({ kind: 'drop-after', match: { method: 'DELETE', path: 'delivery-groups' } })
    const form = { intent: `remove:${groups[1]?.id}`, version, [name]: '25' }
    expect(await send(form)).toEqual({ status: 303, to: path })
    expect(await quantities()).toEqual([
      ['Meersburg', 75],
      ['Antwerpen', 25],
    ])
  })
})

describe('a session that ends on the page', () => {
  it.each([
    ['quantities', path, { intent: 'save', 'quantity-1-2': '40' }, { 'quantity-1-2': '40' }],
    ['an address', newPath, address, { street: 'Werkstraße 7', city: 'Berlin' }],
  ] as const)('keeps %s in the tab for the same buyer', async (_, at, form, expected) => {
    const buyer = await enter({ runtime: 'browser' })
    const args = buyer.args(at, { form })
    await shopOf(args).use(sessionStore).load()
    buyer.sandbox.clock.advance(monthInMs)
    await outcomeOf(splitDelivery(args))
    await buyer.signIn(buyers.annelise)
    const shop = buyer.createClient()
    await shop.session.load()
    expect(takeEnteredForm(shop, { path: at, now: Date.now() })).toMatchObject(expected)
  })
})
