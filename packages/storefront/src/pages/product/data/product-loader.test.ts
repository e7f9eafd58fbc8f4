import { afterAll, describe, expect, it } from 'vitest'
import { toPageError } from '../../../shell/page-error'
import { createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { addToCart } from '../../../shared/add-to-cart/add-to-cart'
import { createCatalogue } from '../../../app/catalogue-pages.fixture'
import { productLoader } from './product-loader'

const catalogue = createCatalogue()
afterAll(catalogue.close)

const id = '01tCN0001001100YAA'
const urlName = 'faltkarton-1-wellig-300-200-150-mm'
const load = (params: { urlName: string; id: string }, query = '') =>
  productLoader(catalogue.args(`/product/${params.urlName}/${params.id}${query}`, params))

describe('productLoader', () => {
  it('loads the product with its prices, and its URL in each language', async () => {
    const page = await load({ urlName, id })
    expect(page.product.attributes.sku).toBe('1001100')
    expect(page.product.tiers.map(({ from }) => from)).toEqual([1, 25, 100, 500, 1000])
    expect(page.quantity).toBe(25)
    expect(page.localePaths).toEqual({
      'de-CH': `/product/${urlName}/${id}`,
      'fr-CH': `/product/caisse-americaine-simple-cannelure-300-200-150-mm/${id}`,
      'en-US': `/product/single-wall-folding-box-300-200-150-mm/${id}`,
    })
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })

  it.each(['x', 'single-wall-folding-box-300-200-150-mm'])(
    'redirects from the name %s to the product’s own',
    async (wrong) => {
      expect(await outcomeOf(load({ urlName: wrong, id }, '?quantity=100'))).toEqual({
        status: 308,
        to: `/product/${urlName}/${id}?quantity=100`,
      })
    },
  )

  it('redirects from the short id to the long one', async () => {
    const { status, to } = await outcomeOf(load({ urlName, id: id.slice(0, 15) }))
    expect([status, to]).toEqual([308, `/product/${urlName}/${id}`])
  })

  it.each(['01tCN0009999999AAA', '%2e%2e', '', '..'])('fails with 404 for the id %j', async (unknown) => {
    const failure: unknown = await load({ urlName, id: unknown }).catch((error: unknown) => error)
    expect(toPageError(failure)).toMatchObject({ status: 404 })
  })

  it('redirects from a sample to its box for good', async () => {
    expect(await outcomeOf(load({ urlName, id: '01tCN00S1001100YEA' }, '?added=1'))).toEqual({
      status: 301,
      to: `/product/${urlName}/${id}`,
    })
  })

  it('knows the sample of a box, and the boxes of a set of samples', async () => {
    expect(await load({ urlName, id })).toMatchObject({ sampleId: '01tCN00S1001100YEA', sampled: [] })
    const set = { urlName: 'musterset-kartonqualitaeten-12-muster', id: '01tCN0002000500YAA' }
    const { sampleId, sampled } = await load(set)
    expect(sampleId).toBeUndefined()
    expect(sampled.map(({ attributes }) => attributes.sku)).toHaveLength(12)
    expect(sampled[0]?.attributes.sku).toBe('1002010')
  })

  it.each([
    ['?quantity=82', 82],
    ['?quantity=0', 25],
    ['?quantity=x', 25],
  ])('starts %s with %i', async (query, quantity) => {
    expect((await load({ urlName, id }, query)).quantity).toBe(quantity)
  })

  it('reads what was added before', async () => {
    expect((await load({ urlName, id }, '?added=20&typed=15')).added).toEqual({ quantity: 20, entered: 15 })
    expect((await load({ urlName, id }, '?added=<b>')).added).toBeNull()
  })
})

describe('addToCart on a server', () => {
  const post = (quantity: string) =>
    addToCart(
      catalogue.args(
        `/product/${urlName}/${id}`,
        { urlName, id },
        { method: 'POST', body: new URLSearchParams({ quantity }) },
      ),
    )

  it('tells a guest that their cart is kept in the browser', async () => {
    expect(await outcomeOf(post('5'))).toEqual({
      status: 422,
      data: { problem: 'guest-needs-scripts', entered: '5' },
    })
  })

  it('[6-5] redirects a guest to the sign-in, and back, where the shop has no carts for guests', async () => {
    const { createClient, contextOf, changeSettings } = createShopper()
    await changeSettings({ guestCartEnabled: false })
    const path = `/product/${urlName}/${id}`
    const request = new Request(`http://localhost/de-CH${path}`, {
      method: 'POST',
      body: new URLSearchParams({ quantity: '5' }),
    })
    const context = contextOf(path, createClient())
    const response = await addToCart({ ...catalogue.args(path, { urlName, id }), request, context })
    expect(response).toMatchObject({ status: 303 })
    const startUrl = encodeURIComponent(`/de-CH${path}`)
    expect((response as Response).headers.get('Location')).toBe(`/login?startUrl=${startUrl}&cart=1`)
  })

  it('refuses an invalid quantity', async () => {
    expect(await outcomeOf(post('viele'))).toEqual({
      status: 422,
      data: { problem: 'quantity', entered: 'viele' },
    })
  })
})
