import { describe, expect, it } from 'vitest'
import { product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'
import type { ClientOptions } from '../client/options'

const { carton } = product
/** Quotes of the seed: approved until 2029, expired, and one that waits for prices. */
const approved = '0Q0CN00000000050AA'
const expired = '0Q0CN00000000060AA'
const waiting = '0Q0CN00000000070AA'

interface BuyerOptions {
  readonly fetch?: SandboxFetch
  readonly apiVersion?: ClientOptions['apiVersion']
}

async function openBuyer({ fetch, apiVersion = 'v67.0' }: BuyerOptions = {}) {
  const sent: string[] = []
  const counting: SandboxFetch = async (request, sandbox) => {
    sent.push(`${request.method} ${new URL(request.url).pathname.replace(/.*\/webstores\/\w+/, '')}`)
    return await (fetch ?? ((to, platform) => platform.fetch(to)))(request, sandbox)
  }
  const world = createSandboxWorld({ fetch: counting })
  const client = await openBuyerPage(world, reto, { apiVersion })
  return { ...world, client, quotes: client.quotes, sent }
}

type Buyer = Awaited<ReturnType<typeof openBuyer>>

/** The product lines of the cart: product, quantity and net price per unit, and whether they come from a quote. */
async function readLines({ client }: Pick<Buyer, 'client'>) {
  const cart = await client.cart.load()
  return (cart?.items ?? []).map(({ quantity, unitAdjustedPrice, quoteLineItemId }) => [
    String(quantity),
    unitAdjustedPrice?.amount,
    quoteLineItemId !== null,
  ])
}

/** Does what a matching request asks for, and loses the response, once. */
function losing(method: string, end: RegExp): SandboxFetch {
  const lost: Request[] = []
  return async (request, sandbox) => {
    const response = await sandbox.fetch(request)
    const isMeant = request.method === method && end.test(new URL(request.url).pathname)
    if (!isMeant || lost.length > 0) return response
    lost.push(request)
    throw new TypeError('Failed to fetch')
  }
}

const approvedLines = [
  ['500', '0.845', true],
  ['600', '0.49', true],
]

describe('the quotes of a buyer', () => {
  it('are listed, the newest first, and read with lines and notes', async () => {
    const { quotes } = await openBuyer()
    const list = await quotes.list()
    const made = list?.quotes.map(({ createdAt }) => createdAt ?? '') ?? []
    expect(made.length).toBeGreaterThan(2)
    expect(made).toEqual(made.toSorted().toReversed())
    const quote = await quotes.read(approved)
    expect(quote).toMatchObject({ status: 'Approved', isExpired: false, orderReferenceNumber: null })
    expect(quote?.lines.map(({ quantity }) => Number(quantity)).toSorted()).toEqual([500, 600])
    expect(quote?.actions).toEqual({
      ...{ renegotiate: 'allowed', decline: 'allowed', accept: 'allowed', copy: 'allowed' },
    })
    expect(await quotes.read('0Q0CN00000099990AA')).toBeNull()
  })

  it('come page by page', async () => {
    const { quotes } = await openBuyer()
    const all = await quotes.list()
    const first = await quotes.list({ pageSize: 1 })
    const second = await quotes.list({ pageSize: 1, pageToken: first?.nextPageToken ?? '' })
    expect([...(first?.quotes ?? []), ...(second?.quotes ?? [])]).toEqual(all?.quotes.slice(0, 2))
  })

  it('are not there before v66 of the platform', async () => {
    const { quotes } = await openBuyer({ apiVersion: 'v65.0' })
    expect([await quotes.list(), await quotes.read(approved)]).toEqual([null, null])
  })

  it('are for nobody else', async () => {
    const { quotes } = createSandboxWorld().openPage({ apiVersion: 'v67.0' })
    await expect(quotes.list()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  })
})

describe('a request', () => {
  it('for the cart becomes a quote, with the wish as a note, and empties the cart if the buyer says so', async () => {
    const buyer = await openBuyer()
    await buyer.client.cart.add({ productId: carton, quantity: 100 })
    const wish = { comments: ' Bitte auf Palette ', validUntil: '2026-12-31', emptyCart: true }
    const { quoteId, problems } = await buyer.quotes.requestFromCart(wish)
    expect(problems).toEqual([])
    expect(await buyer.quotes.read(quoteId ?? '')).toMatchObject({
      ...{ status: 'Draft', expiresOn: '2026-12-31' },
      lines: [{ productId: carton, quantity: 100 }],
      notes: [{ content: 'Bitte auf Palette' }],
      actions: { accept: 'preparing', copy: 'allowed' },
    })
    expect(await readLines(buyer)).toEqual([])
  })

  it('for a product leaves the cart alone', async () => {
    const buyer = await openBuyer()
    const { quoteId } = await buyer.quotes.requestFromProduct({ productId: carton, quantity: '3000' })
    expect(await buyer.quotes.read(quoteId ?? '')).toMatchObject({ lines: [{ quantity: 3000 }], notes: [] })
    expect(await readLines(buyer)).toEqual([])
  })

  it('is not sent a second time where the response is lost, and is in the list then', async () => {
    const { quotes, sent } = await openBuyer({ fetch: losing('POST', /\/products\/\w+\/quotes$/) })
    const before = (await quotes.list())?.quotes.length ?? 0
    const request = quotes.requestFromProduct({ productId: carton, quantity: '3000' })
    await expect(request).rejects.toMatchObject({ code: 'NETWORK' })
    expect(sent.filter((call) => call === `POST /products/${carton}/quotes`)).toHaveLength(1)
    expect((await quotes.list())?.quotes).toHaveLength(before + 1)
  })
})

describe('an approved quote', () => {
  it('is accepted into the cart at its prices, once', async () => {
    const buyer = await openBuyer()
    const first = await buyer.quotes.accept(approved)
    expect(first).toMatchObject({ verdict: 'allowed', problems: [], cartId: expect.any(String) })
    expect((await readLines(buyer)).toSorted()).toEqual(approvedLines)
    expect(await buyer.quotes.accept(approved)).toEqual(first)
    expect((await readLines(buyer)).toSorted()).toEqual(approvedLines)
  })

  it('is in the cart where only the response was lost', async () => {
    const buyer = await openBuyer({ fetch: losing('POST', /\/quotes\/\w+\/cart$/) })
    expect(await buyer.quotes.accept(approved)).toMatchObject({ problems: [], cartId: expect.any(String) })
    expect((await readLines(buyer)).toSorted()).toEqual(approvedLines)
  })

  it('is not accepted into a cart that has one of its products', async () => {
    const buyer = await openBuyer()
    const [line] =
      (await buyer.quotes.read(approved))?.lines.filter(({ quantity }) => Number(quantity) === 600) ?? []
    await buyer.client.cart.add({ productId: line?.productId ?? '', quantity: 100 })
    const { cartId, problems } = await buyer.quotes.accept(approved)
    expect([cartId, problems]).toEqual([null, [expect.objectContaining({ kind: 'already in cart' })]])
    expect(await readLines(buyer)).toHaveLength(1)
  })

  it('goes back to the seller with a note, and is declined for good', async () => {
    const { quotes } = await openBuyer()
    expect(await quotes.renegotiate(approved, 'Geht es auch mit 400?')).toMatchObject({
      ...{ verdict: 'allowed', problems: [] },
    })
    const asked = await quotes.read(approved)
    expect([asked?.status, asked?.notes.at(-1)?.content]).toEqual(['Draft', 'Geht es auch mit 400?'])
    expect(await quotes.decline(approved)).toMatchObject({ verdict: 'preparing', problems: [] })
  })

  it('is declined', async () => {
    const { quotes } = await openBuyer()
    await quotes.decline(approved, 'Zu teuer')
    expect((await quotes.read(approved))?.status).toBe('Denied')
    expect(await quotes.accept(approved)).toEqual({ verdict: 'declined', problems: [], cartId: null })
  })
})

describe('what the table refuses', () => {
  it.each([
    ['an expired quote', expired, 'expired'],
    ['one without prices', waiting, 'preparing'],
  ])('is never sent: accepting %s', async (_, quoteId, verdict) => {
    const { quotes, sent } = await openBuyer()
    expect(await quotes.accept(quoteId)).toEqual({ verdict, problems: [], cartId: null })
    expect(sent).not.toContain(`POST /quotes/${quoteId}/cart`)
  })

  it('leaves the copy of an expired quote, at the prices of today', async () => {
    const buyer = await openBuyer()
    expect(await buyer.quotes.copy(expired)).toMatchObject({ verdict: 'allowed', problems: [] })
    const lines = await readLines(buyer)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every(([, , isOfQuote]) => isOfQuote === false)).toBe(true)
  })

  it('is a 404 for a quote that the account does not have', async () => {
    const { quotes } = await openBuyer()
    await expect(quotes.accept('0Q0CN00000099990AA')).rejects.toMatchObject({ status: 404 })
  })
})
