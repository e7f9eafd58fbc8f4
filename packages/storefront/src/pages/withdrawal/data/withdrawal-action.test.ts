import { describe, expect, it } from 'vitest'
import { consumer, openWithdrawalShop } from '../withdrawal-shop.fixture'
import { withdraw } from './withdrawal-action'
import { loadReceipt } from './receipt-loader'
import { loadWithdrawal } from './withdrawal-loader'

const fields = [
  ['name', ' Jonas Weber '],
  ['order', 'ABCDE-FGHJK'],
  ['email', consumer],
  ['scope', 'whole'],
] as const
const key = '0123456789abcdef0123456789abcdef'
const confirm = [...fields, ['intent', 'confirm'], ['key', key]] as const

type Shop = ReturnType<typeof openWithdrawalShop>
async function send({ args }: Shop, form: Parameters<Shop['args']>[0]) {
  const outcome = await withdraw(args(form))
  if (outcome instanceof Response) throw new Error(`redirects to ${outcome.headers.get('location')}`)
  return { response: outcome.data, status: outcome.init?.status }
}

/** Where a confirmed form leads. */
async function confirmed({ args }: Shop, form: Parameters<Shop['args']>[0] = confirm): Promise<string> {
  const outcome = await withdraw(args(form))
  return (outcome instanceof Response && outcome.headers.get('location')) || 'nowhere'
}

const receiptOf = (shop: Shop, location: string) =>
  loadReceipt({ ...shop.args(undefined, location), params: { id: location.split('/').at(-1) } })
const statusOf = async (run: Promise<unknown>) => {
  const thrown: unknown = await run.catch((error: unknown) => error)
  return (thrown as { init?: { status?: number } }).init?.status
}

describe('the forms of the withdrawal function', () => {
  it('do not exist in the Swiss shop, as the page does not', async () => {
    const shop = openWithdrawalShop('CH')
    expect(await statusOf(loadWithdrawal(shop.args()))).toBe(404)
    expect(await statusOf(withdraw(shop.args(confirm)))).toBe(404)
    expect(await shop.receipts()).toEqual([])
  })

  it('make one declaration of a form that is submitted twice', async () => {
    const shop = openWithdrawalShop()
    const [first, second] = [await confirmed(shop), await confirmed(shop)]
    expect(first).toMatch(/^\/withdrawal\/receipt\/W-DE-\d{6}$/)
    expect(second).toBe(first)
    expect(await shop.receipts()).toHaveLength(1)
  })

  it('lead to a receipt that can be loaded again, by the browser that has declared', async () => {
    const shop = openWithdrawalShop()
    const location = await confirmed(shop)
    const receipt = { name: 'Jonas Weber', lines: [], receivedAt: '2026-11-21T09:00:00.000Z' }
    for (const _ of ['at once', 'again']) expect(await receiptOf(shop, location)).toMatchObject(receipt)
    const stranger = openWithdrawalShop()
    expect(await statusOf(receiptOf(stranger, location))).toBe(404)
    expect(await statusOf(receiptOf(shop, '/withdrawal/receipt/W-DE-000999'))).toBe(404)
  })

  it('give each summary a key of its own', async () => {
    const shop = openWithdrawalShop()
    const keyOf = async () => {
      const { response } = await send(shop, [...fields, ['intent', 'check']])
      return response.step === 'review' ? response.key : undefined
    }
    const keys = [await keyOf(), await keyOf()]
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[0]).not.toBe(keys[1])
  })

  it.each([[''], ['short'], ['<script>']])('declare nothing with the key "%s"', async (odd) => {
    const shop = openWithdrawalShop()
    const { response } = await send(shop, [...fields, ['intent', 'confirm'], ['key', odd]])
    expect(response.step).toBe('review')
    expect(await shop.receipts()).toEqual([])
  })

  it('read a number that was typed without hyphens, and show it as it was typed where it is changed', async () => {
    const shop = openWithdrawalShop()
    const typed = [
      ...fields.filter(([name]) => name !== 'order'),
      ['order', 'kr4tn bqx5apack9 2h26a'],
    ] as const
    const { response } = await send(shop, [...typed, ['intent', 'check']])
    expect(response).toMatchObject({
      declaration: { orderReferenceNumber: 'KR4TN-BQX5A-PACK9-2H26A' },
      entered: { order: 'kr4tn bqx5apack9 2h26a' },
    })
  })

  it('check again what is confirmed', async () => {
    const shop = openWithdrawalShop()
    const { response, status } = await send(shop, [
      ['intent', 'confirm'],
      ['key', key],
    ])
    expect([response.step, status]).toEqual(['declare', 422])
    expect(response).toMatchObject({ problems: { name: 'missing', order: 'missing', email: 'missing' } })
  })

  it('include the lines that were checked and those that were written', async () => {
    const shop = openWithdrawalShop()
    const parts = [
      ['scope', 'part'],
      ['line', '25 × A'],
      ['line', '10 × B'],
      ['written', ' 5 × C \r\n\r\n'],
    ] as const
    const location = await confirmed(shop, [...confirm.filter(([name]) => name !== 'scope'), ...parts])
    expect(await receiptOf(shop, location)).toMatchObject({ lines: ['25 × A', '10 × B', '5 × C'] })
    expect((await shop.receipts())[0]?.text).toContain('- 25 × A / 10 × B / 5 × C')
  })

  it('return to the fields when the shop refuses the declaration', async () => {
    const shop = openWithdrawalShop()
    await confirmed(shop)
    const other = confirm.map(([name, value]) => [name, name === 'name' ? 'Mira Kern' : value] as const)
    expect(await send(shop, other)).toMatchObject({
      status: 422,
      response: { step: 'declare', refusal: { reportedBy: 'place' } },
    })
  })
})
