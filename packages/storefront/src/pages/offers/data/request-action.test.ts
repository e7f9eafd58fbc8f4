import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { offeredBox as box, seeded, withQuotes } from '../offers.fixture'
import { changeOffer } from './offer-action'
import { requestOffer } from './request-action'
import { loadRequest } from './request-loader'

const product = `/my/offers/new?from=product&id=${box}`
const cart = '/my/offers/new?from=cart'

/** A buyer without scripts. */
async function openBuyer() {
  const shopper = createShopper(withQuotes)
  await shopper.signIn(buyers.reto)
  const { args, createClient } = shopper
  return {
    ...shopper,
    open: (path: string) => loadRequest(args(path)),
    post: (path: string, form: Record<string, string>) => outcomeOf(requestOffer(args(path, { form }))),
    offers: async () => (await createClient().quotes.list())?.quotes ?? [],
  }
}

const toOffer = { status: 303, to: expect.stringMatching(/^\/my\/offers\/0Q0\w+\?done=requested$/) }

describe('the form that asks for an offer without scripts', { timeout: 20_000 }, () => {
  it('asks for a product with quantity, wish and day, once however often it is sent', async () => {
    const { open, post, offers, createClient } = await openBuyer()
    const before = await offers()
    const { newest, source } = await open(product)
    expect(source).toMatchObject({ from: 'product', item: { productId: box } })
    const form = {
      quantity: '5’000',
      wish: 'In zwei Lieferungen',
      validUntil: '2030-01-31',
      newest,
      lines: '',
    }
    const first = await post(product, form)
    expect(first).toEqual(toOffer)
    expect(await post(product, form)).toEqual(first)
    const [offer, ...others] = await offers()
    expect(others).toHaveLength(before.length)
    expect(offer).toMatchObject({ status: 'Draft', expiresOn: '2030-01-31' })
    const detail = await createClient().quotes.read(offer?.id ?? '')
    expect(detail?.lines.map(({ productId, quantity }) => [productId, Number(quantity)])).toEqual([
      [box, 5000],
    ])
    expect(detail?.notes.map(({ content }) => content)).toEqual(['In zwei Lieferungen'])
  })

  it.each([
    ['kept', {}, 1],
    ['emptied', { emptyCart: 'true' }, 0],
  ])('asks for the cart, which is %s', async (_, more, left) => {
    const { open, post, createClient, offers } = await openBuyer()
    await createClient().cart.add({ productId: box, quantity: 75 })
    const { newest, source } = await open(cart)
    expect(source).toMatchObject({ from: 'cart', items: [{ productId: box, quantity: 75 }] })
    const form = { wish: '', newest, lines: `${box}:75`, ...more }
    const first = await post(cart, form)
    expect(first).toEqual(toOffer)
    expect(await post(cart, form)).toEqual(first)
    expect((await createClient().cart.load())?.items ?? []).toHaveLength(left)
    expect((await offers()).filter(({ status }) => status === 'Draft')).toHaveLength(1)
  })

  it.each([
    [{ quantity: '' }, { quantity: 'invalid' }],
    [{ quantity: '-5' }, { quantity: 'invalid' }],
    [{ quantity: '500', validUntil: '2020-01-01' }, { validUntil: 'date' }],
    [
      { quantity: 'x', validUntil: 'bald', wish: 'a'.repeat(4001) },
      { quantity: 'invalid', wish: 'long', validUntil: 'date' },
    ],
  ])('refuses %o with everything that was entered', async (form, problems) => {
    const { post, offers } = await openBuyer()
    const before = await offers()
    expect(await post(product, form)).toMatchObject({ status: 422, data: { entered: form, problems } })
    expect(await offers()).toHaveLength(before.length)
  })

  it('asks for nothing of an empty cart, and of one with an offer', async () => {
    const { open, args, post } = await openBuyer()
    expect((await open(cart)).source).toEqual({ from: 'nothing', reason: 'lost' })
    const { approved: id } = seeded
    await changeOffer(args(`/my/offers/${id}`, { form: { intent: 'accept' }, params: { id } }))
    expect((await open(cart)).source).toEqual({ from: 'nothing', reason: 'fromOffer' })
    expect(await post(cart, { wish: '' })).toMatchObject({ status: 409, data: { refused: [{}] } })
  })

  it('finds no product that is not sold', async () => {
    const { open } = await openBuyer()
    const lost = '/my/offers/new?from=product&id=01tCN0009999999YAA'
    expect((await open(lost)).source).toEqual({ from: 'nothing', reason: 'lostProduct' })
    expect((await open('/my/offers/new')).source).toEqual({ from: 'nothing', reason: 'lost' })
  })

  it('leads a guest to the sign-in, and back with the product and its quantity', async () => {
    const { args } = createShopper(withQuotes)
    const outcome = await outcomeOf(loadRequest(args(`${product}&quantity=800`)))
    expect(outcome).toMatchObject({ status: 303 })
    const { to } = outcome as { to: string }
    expect(new URLSearchParams(to.replace(/^.*\?/, '')).get('startUrl')).toBe(`/de-CH${product}&quantity=800`)
  })

  it('finds the offer of a request whose response was lost', async () => {
    const shopper = createShopper(withQuotes)
    await shopper.signIn(buyers.reto)
    const { sandbox, args, createClient } = shopper
    const { fetch } = sandbox
    sandbox.fetch = async (request) => {
      const response = await fetch(request)
      if (request.method !== 'POST' || !request.url.includes('/quotes')) return response
      return new Response('<html>', { status: 503, headers: { 'Content-Type': 'text/html' } })
    }
    const { newest } = await loadRequest(args(product))
    const form = { quantity: '500', wish: 'verloren', newest }
    expect(await outcomeOf(requestOffer(args(product, { form })))).toEqual(toOffer)
    sandbox.fetch = fetch
    const wished = (await createClient().quotes.list())?.quotes.filter(({ status }) => status === 'Draft')
    expect(wished).toHaveLength(1)
  })
})
