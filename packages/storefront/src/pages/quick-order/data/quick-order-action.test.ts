import { orderAdditions } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { quickOrderAction } from './quick-order-action'
import type { OrderResponse } from './quick-order-response'
import { writeLines } from '../quick-order-form'

type Shopper = ReturnType<typeof createShopper>

const post = async ({ args }: Shopper, form: Record<string, string>) => {
  const { status, data } = await outcomeOf(quickOrderAction(args('/quick-order', { form })))
  return { status: status ?? 200, response: data as OrderResponse }
}

const list = '1001180;60\n1001181;5\n1001180;10'

/** The fields of the report of a check, as its form sends them. */
async function check(shopper: Shopper, text = list) {
  const { response } = await post(shopper, { intent: 'check', list: text })
  const { order, held } = response.checked ?? { order: { rows: [] }, held: null }
  const lines = writeLines(orderAdditions(order.rows))
  return { intent: 'add', list: response.list, lines, ...(held && { held: writeLines(held) }) }
}

const outcomes = ({ report = [] }: OrderResponse) => report.map(({ outcome }) => outcome)
const units = async ({ createClient }: Shopper) =>
  ((await createClient().cart.load())?.items ?? []).map(({ quantity }) => Number(quantity))

async function openBuyer() {
  const shopper = createShopper()
  await shopper.signIn(buyers.lea)
  return shopper
}

describe('an order list without scripts', { timeout: 20_000 }, () => {
  it('is checked, with every row in the report', async () => {
    const { status, response } = await post(createShopper(), { intent: 'check', list })
    expect(status).toBe(200)
    expect(response.checked?.order.rows.map(({ check: { kind } }) => kind)).toEqual([
      'ready',
      'unknown',
      'joined',
    ])
    expect(response.checked?.held).toBeNull()
  })

  it('is checked again with the item that was meant', async () => {
    const { response } = await post(createShopper(), { list, replace: '2:1001190' })
    expect(response.list).toBe('1001180;60\n1001190;5\n1001180;10')
    expect(response.checked?.order.rows[1]?.check.kind).toBe('ready')
  })

  it('says what is wrong with all of it', async () => {
    expect(await post(createShopper(), { list: ' \n' })).toMatchObject({
      status: 422,
      response: { problem: { kind: 'empty' } },
    })
    const long = Array.from({ length: 2_003 }, (_, row) => `${row};1`).join('\n')
    expect(await post(createShopper(), { list: long })).toMatchObject({
      status: 422,
      response: { list: long, problem: { kind: 'too-many', rows: 2_003 } },
    })
  })

  it('is put into the field alone where it is to be mended', async () => {
    expect(await post(createShopper(), { intent: 'edit', list: 'a;1' })).toEqual({
      status: 200,
      response: { list: 'a;1' },
    })
  })

  it('is added once, however often the form is sent, and what failed stays in the field', async () => {
    const shopper = await openBuyer()
    const form = await check(shopper)
    for (let times = 0; times < 3; times += 1) {
      const { status, response } = await post(shopper, form)
      expect([status, outcomes(response), response.list]).toEqual([
        200,
        ['added', 'not-added', 'added'],
        '1001181;5',
      ])
    }
    expect(await units(shopper)).toEqual([70])
  })

  it('is added again after another check', async () => {
    const shopper = await openBuyer()
    await post(shopper, await check(shopper))
    await post(shopper, await check(shopper))
    expect(await units(shopper)).toEqual([140])
  })

  it('is not added for a guest, who reads what is needed', async () => {
    const shopper = createShopper()
    const { status, response } = await post(shopper, await check(shopper))
    expect([status, response.needs, response.list]).toEqual([422, 'scripts', list])
    expect(response.checked?.order.rows).toHaveLength(3)
  })
})
