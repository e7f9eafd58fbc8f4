import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { actAsSeller, offeredBox, seeded, withQuotes } from '../offers.fixture'
import { changeOffer } from './offer-action'
import { loadOffer } from './offer-loader'
import { loadOffers } from './offers-loader'

/** A buyer without scripts. */
async function openBuyer(username: string = buyers.reto) {
  const shopper = createShopper(withQuotes)
  await shopper.signIn(username)
  const { args, createClient } = shopper
  return {
    ...shopper,
    post: (id: string, form: Record<string, string>) =>
      outcomeOf(changeOffer(args(`/my/offers/${id}`, { form, params: { id } }))),
    statusOf: async (id: string) => (await createClient().quotes.read(id))?.status,
    cartOf: async () => await createClient().cart.load(),
  }
}

describe('the forms of an offer without scripts', { timeout: 20_000 }, () => {
  it('accept it into the cart at its prices, once', async () => {
    const { post, cartOf } = await openBuyer()
    const first = await post(seeded.approved, { intent: 'accept' })
    expect(first).toEqual({ status: 303, to: expect.stringMatching(/^\/cart\/0a6\w+$/) })
    expect(await post(seeded.approved, { intent: 'accept' })).toEqual(first)
    const items = (await cartOf())?.items ?? []
    expect(items.map(({ quantity, salesPrice }) => [Number(quantity), salesPrice?.amount])).toEqual(
      expect.arrayContaining([
        [600, '0.49'],
        [500, '0.845'],
      ]),
    )
    expect(items).toHaveLength(2)
  })

  it('copy it into the cart at the prices of today', async () => {
    const { post, cartOf } = await openBuyer()
    const copied = await post(seeded.expired, { intent: 'copy' })
    expect(copied).toMatchObject({ status: 303, to: expect.stringMatching(/^\/cart\//) })
    expect((await cartOf())?.items.map(({ quoteLineItemId }) => quoteLineItemId)).toEqual([null])
  })

  it.each([
    ['an expired one', seeded.expired],
    ['one without prices', seeded.waiting],
  ])('do not accept %s', async (_, id) => {
    const { post, cartOf } = await openBuyer()
    expect(await post(id, { intent: 'accept' })).toEqual({ status: 409, data: { kind: 'changed' } })
    expect((await cartOf())?.items ?? []).toEqual([])
  })

  it('say which of its products the cart has already', async () => {
    const { post, createClient } = await openBuyer()
    await createClient().cart.add({ productId: offeredBox, quantity: 25 })
    expect(await post(seeded.approved, { intent: 'accept' })).toMatchObject({
      status: 409,
      data: { kind: 'refused', intent: 'accept', problems: [{ kind: 'already in cart' }] },
    })
  })

  it('ask for changes, with what the buyer wrote', async () => {
    const { post, createClient, statusOf } = await openBuyer()
    const note = ' 800 Stück,\r\nzu 0.47 '
    expect(await post(seeded.approved, { intent: 'renegotiate', note })).toEqual({
      status: 303,
      to: `/my/offers/${seeded.approved}?done=renegotiated`,
    })
    expect(await statusOf(seeded.approved)).toBe('Draft')
    const offer = await createClient().quotes.read(seeded.approved)
    expect(offer?.notes.at(-1)?.content).toBe('800 Stück,\nzu 0.47')
    // Sent again, by Back or a second press.
    expect(await post(seeded.approved, { intent: 'renegotiate', note })).toEqual({
      status: 409,
      data: { kind: 'changed' },
    })
  })

  it.each([
    ['nothing', '  ', 'missing'],
    ['too much', 'a'.repeat(4001), 'long'],
  ])('do not ask for changes with %s', async (_, note, problem) => {
    const { post, statusOf } = await openBuyer()
    expect(await post(seeded.approved, { intent: 'renegotiate', note })).toMatchObject({
      status: 422,
      data: { kind: 'note', intent: 'renegotiate', entered: note.trim(), problem },
    })
    expect(await statusOf(seeded.approved)).toBe('Approved')
  })

  it('decline it, with a reason or without', async () => {
    const { post, statusOf } = await openBuyer()
    expect(await post(seeded.approved, { intent: 'decline', note: '' })).toEqual({
      status: 303,
      to: `/my/offers/${seeded.approved}?done=declined`,
    })
    expect(await statusOf(seeded.approved)).toBe('Denied')
  })

  it('decide by the offer as it is, not as the page showed it', async () => {
    const { post, fetch } = await openBuyer()
    await actAsSeller({ fetch }, { quoteId: seeded.approved, act: 'expire' })
    expect(await post(seeded.approved, { intent: 'accept' })).toEqual({
      status: 409,
      data: { kind: 'changed' },
    })
  })

  it('change nothing of another account, and nothing that is no form', async () => {
    const { sandbox, post } = await openBuyer()
    const stranger = createShopper({ ...withQuotes, sandbox })
    await stranger.signIn(buyers.lea)
    const id = seeded.approved
    for (const form of [{ intent: 'accept' }, { intent: 'copy' }, { intent: 'decline' }])
      expect(
        await outcomeOf(changeOffer(stranger.args(`/my/offers/${id}`, { form, params: { id } }))),
      ).toEqual({ status: 404, data: { kind: 'gone' } })
    expect(await post(id, { intent: 'constructor' })).toMatchObject({
      status: 422,
      data: { kind: 'failure' },
    })
  })

  it('lead a guest to the sign-in', async () => {
    const { args } = createShopper(withQuotes)
    const { approved: id } = seeded
    const form = { intent: 'accept' }
    expect(await outcomeOf(changeOffer(args(`/my/offers/${id}`, { form, params: { id } })))).toMatchObject({
      status: 303,
      to: expect.stringContaining('/login?startUrl='),
    })
  })
})

describe('an offer', { timeout: 20_000 }, () => {
  it.each(['none', '..', '', '0Q0CN0000000999AAA'])('is not found at /my/offers/%s', async (id) => {
    const { args } = await openBuyer()
    expect(await outcomeOf(loadOffer(args('/my/offers/x', { params: { id } })))).toMatchObject({
      status: 404,
      data: { offer: null, isUnavailable: false },
    })
  })
})

describe('the list of offers', { timeout: 20_000 }, () => {
  it.each([
    ['', ['A-2026-0124', 'A-2026-0123', 'A-2026-0121', 'A-2026-0084']],
    ['?status=open', ['A-2026-0124', 'A-2026-0123', 'A-2026-0121']],
    ['?status=closed', ['A-2026-0084']],
    ['?status=x&page=none', ['A-2026-0124', 'A-2026-0123', 'A-2026-0121', 'A-2026-0084']],
  ])('has for "%s" the newest first: %s', async (query, numbers) => {
    const { args } = await openBuyer()
    const { offers, isFirst, nextPage } = await loadOffers(args(`/my/offers${query}`))
    expect(offers?.map(({ quoteNumber }) => quoteNumber)).toEqual(numbers)
    expect([isFirst, nextPage]).toEqual([true, null])
  })
})
