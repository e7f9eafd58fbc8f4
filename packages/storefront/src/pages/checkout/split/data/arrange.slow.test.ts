import type { Fault } from '@cartonnage/sandbox'
import { describe, expect, it, vi } from 'vitest'
import { quantityName } from '../split-form'
import { enter, toStreet } from '../split-walk.fixture'

// Each test makes many calls; for a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const products = ['1001010', '1001020', '1001030', '1001040', '1001050'].map((sku) => `01tCN000${sku}YAA`)
const added = 21
const toDelivery = { status: 303, to: '/checkout?step=delivery' }
const arranging = { method: 'POST', path: 'arrange-items' }

/** 21 more addresses with a carton each; they are to get one piece each of five other products: 105 moves, two calls. */
async function enterMany(runtime: 'server' | 'browser') {
  const buyer = await enter({ runtime })
  const { cart, checkout, deliveryGroups } = buyer.createClient()
  for (const productId of products) await cart.add({ productId, quantity: 50 })
  await checkout.start()
  const { cartItemId } = buyer
  const arrangements = Array.from({ length: added }, (_, index) => ({
    cartItemId,
    quantity: 1,
    deliveryAddress: toStreet(`Werkstraße ${index + 1}`),
  }))
  await deliveryGroups.arrangeItems({ arrangements })
  buyer.requests.length = 0
  const { version, groups, lines } = await buyer.load()
  const entered = Object.fromEntries(
    lines.flatMap((line) => groups.slice(1).map((group) => [quantityName(line, group), '1'])),
  )
  const saveAll = () => buyer.send({ intent: 'save', version, ...entered })
  const arm = (...faults: readonly Partial<Fault>[]) => {
    for (const fault of faults)
      buyer.sandbox.faults.arm({ kind: 'drop-after', match: arranging, times: 1, ...fault })
  }
  /** How many pieces of the products each address has. */
  const pieces = async () => {
    const current = await buyer.load()
    return current.groups.map(({ id }) =>
      current.lines.reduce((sum, { quantities }) => sum + (quantities[id] ?? 0), 0),
    )
  }
  const calls = () => buyer.requests.filter((request) => request.endsWith('arrange-items')).length
  return { ...buyer, entered, saveAll, arm, pieces, calls }
}

/** Of 350 pieces 126 are elsewhere. */
const whole = [224, ...Array.from({ length: added }, () => 6)]

describe('more moves than the platform takes at a time', () => {
  it('are made in two calls', async () => {
    const { saveAll, pieces, calls } = await enterMany('server')
    expect(await saveAll()).toEqual(toDelivery)
    expect([await pieces(), calls()]).toEqual([whole, 2])
  })

  it.each(['server', 'browser'] as const)(
    'go on after the response to the first call was lost, without moving anything twice: %s',
    async (runtime) => {
      const { saveAll, arm, pieces, calls } = await enterMany(runtime)
      arm({})
      expect(await saveAll()).toEqual(toDelivery)
      expect([await pieces(), calls()]).toEqual([whole, 2])
    },
  )

  it('are refused with what was entered where the first call was not done, and made at the next try', async () => {
    const { saveAll, arm, pieces, entered } = await enterMany('server')
    arm({ kind: 'drop-before' })
    expect(await saveAll()).toMatchObject({ status: 422, data: { problem: 'unknown', entered } })
    expect(await saveAll()).toEqual(toDelivery)
    expect(await pieces()).toEqual(whole)
  })

  it('are refused as done in part where the second call is refused, and ended at the next try', async () => {
    const { saveAll, arm, pieces, entered } = await enterMany('browser')
    arm({ kind: 'delay', ms: 0 }, { kind: 'status', status: 423 })
    expect(await saveAll()).toMatchObject({ status: 422, data: { problem: 'partly', entered } })
    expect((await pieces())[0]).toBe(229)
    expect(await saveAll()).toEqual(toDelivery)
    expect(await pieces()).toEqual(whole)
  })

  it('are not continued where the first call was done twice', async () => {
    const { saveAll, arm, pieces, calls } = await enterMany('server')
    arm({ kind: 'duplicate' })
    expect(await saveAll()).toMatchObject({ status: 422, data: { problem: 'changed' } })
    expect(calls()).toBe(1)
    expect(await saveAll()).toEqual(toDelivery)
    expect(await pieces()).toEqual(whole)
  })
})

describe('a platform that cannot move anything', () => {
  /** A form that puts 40 cartons to Utrecht. */
  async function fillForm(runtime: 'server' | 'browser') {
    const buyer = await enter({ runtime })
    await buyer.add('Utrecht')
    const { version, groups, lines } = await buyer.load()
    const name = lines[0] && groups[1] ? quantityName(lines[0], groups[1]) : ''
    return { ...buyer, entered: { [name]: '40' }, form: { intent: 'save', version, [name]: '40' } }
  }

  it.each([
    ['423, at once', { kind: 'status', status: 423 }, 1],
    ['409, after three attempts', { kind: 'status', status: 409, times: 3 }, 3],
  ] as const)('refuses with what was entered: %s', async (_, fault, attempts) => {
    const { form, entered, send, quantities, sandbox, requests } = await fillForm('server')
    sandbox.faults.arm({ match: arranging, ...fault })
    expect(await send(form)).toMatchObject({
      status: 422,
      data: { problem: { messageKey: 'busy' }, entered },
    })
    expect(requests.filter((request) => request.endsWith('arrange-items'))).toHaveLength(attempts)
    expect((await quantities())[1]).toEqual(['Utrecht', 0])
  })

  it.each([
    ['the checkout', '/checkouts/'],
    ['the delivery groups', 'delivery-groups'],
  ])('is not waited for without end: %s', async (_, endless) => {
    const { form, entered, send, quantities, sandbox } = await fillForm('browser')
    sandbox.faults.arm({ kind: 'endless-202', match: { method: 'GET', path: endless } })
    expect(await send(form)).toMatchObject({ status: 422, data: { problem: 'busy', entered } })
    sandbox.faults.clear()
    expect(await send(form)).toEqual(toDelivery)
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
    ])
  })

  it.each(['server', 'browser'] as const)(
    'leaves open whether it has, and the next try does what is missing: %s',
    async (runtime) => {
      const { form, entered, send, quantities, sandbox } = await fillForm(runtime)
      sandbox.faults.arm({ kind: 'drop-before', match: arranging })
      expect(await send(form)).toMatchObject({ status: 422, data: { problem: 'unknown', entered } })
      expect((await quantities())[1]).toEqual(['Utrecht', 0])
      expect(await send(form)).toEqual(toDelivery)
      expect((await quantities())[1]).toEqual(['Utrecht', 40])
    },
  )

  it('says that something else is true where another tab has removed the address meanwhile', async () => {
    const { form, entered, send, load, sandbox } = await fillForm('browser')
    sandbox.faults.arm({ kind: 'status', status: 404, errorCode: 'ITEM_NOT_FOUND', match: arranging })
    expect(await send(form)).toMatchObject({ status: 422, data: { problem: 'changed', entered } })
    expect((await load()).groups).toHaveLength(2)
  })
})
