import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ClientOptions, ShopClient } from '@cartonnage/sdk'
import { shopCurrencies, shopRegions, sumMoney, tierTable, webstoreIds } from '@cartonnage/sdk/rules'
import type { Money, Region, ShopType } from '@cartonnage/sdk/rules'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { grossPartsOf, readCartTotals, sumGuestLines } from '../lines/cart-totals'
import { createShopper } from '../../app/shopper.fixture'
import { canOrder, toListedProduct } from '../product/listed-product'
import type { ListedProduct } from '../product/listed-product'
import { hasInStock, isLastStock } from '../product/stock'
import {
  exactFigure,
  exactProduct,
  pricePoints,
  renderFigures,
  renderTotals,
} from './rendered-figures.fixture'

/** By law, in tenths of a percent. Repeated here, because shop, SDK and sandbox must all have these rates. */
const tenths = { CH: 81, DE: 190, NL: 210, LU: 170, BE: 210 } as const satisfies Record<Region, number>
const rateOf = (region: Region): number => tenths[region] / 1_000

/** Who looks at prices, and the kind that stands first for them. */
export const visitors = [
  ['CH', 'a guest', undefined, 'gross'],
  ['CH', 'a guest who chose net prices', undefined, 'net'],
  ['CH', 'a private buyer', 'lea.keller@example.com', 'gross'],
  ['CH', 'a business buyer', 'einkauf@alpenblick.example', 'net'],
  ['DE', 'a guest', undefined, 'gross'],
  ['DE', 'a guest who chose net prices', undefined, 'net'],
  ['DE', 'a private buyer', 'jonas.weber@example.de', 'gross'],
  ['DE', 'a business buyer', 'einkauf@sonnenhalde.example', 'net'],
] as const

type Visitor = readonly [
  shop: ShopType,
  who: string,
  /** Absent for a guest. */
  username: string | undefined,
  main: 'gross' | 'net',
]

/** A visitor of a shop, signed in where there is a name. */
export async function enter(shop: ShopType, username: string | undefined) {
  const shopper = createShopper({ shop })
  if (username !== undefined) await shopper.signIn(username)
  const openPage = (region: Region, options: Partial<ClientOptions> = {}): ShopClient =>
    createShopClient({
      webstoreId: webstoreIds[shop],
      url: `http://localhost${shop === 'CH' ? '/de-CH/' : '/de-shop/'}?region=${region}`,
      locale: shop === 'CH' ? 'de-CH' : 'de',
      runtime: 'server',
      fetch: shopper.fetch,
      localStorage: createMemoryStorage,
      sessionStorage: createMemoryStorage,
      reportFailure: (error) => {
        throw error
      },
      ...options,
    })
  return { openPage }
}

/** Every product of the shop as pages have it. */
export async function loadEveryProduct({ catalog }: ShopClient): Promise<readonly ListedProduct[]> {
  const lists = await Promise.all(
    (await catalog.listCategories()).map(({ id }) => catalog.search({ categoryId: id, pageSize: 200 })),
  )
  const found = [
    ...new Map(lists.flatMap(({ products }) => products).map((product) => [product.id, product])).values(),
  ]
  const prices = await catalog.getPrices(found.map(({ id }) => id))
  return found.map((product, index) => toListedProduct(product, prices[index]?.tiers))
}

const seed = readFileSync('packages/sandbox/src/seed/catalog-seed.tsv', 'utf8')
const [head = '', ...lines] = seed.trim().split('\n')
const columns = head.split('\t')
const rows = lines.map((line) => {
  const cells = line.split('\t')
  return (name: string) => cells[columns.indexOf(name)] ?? ''
})

/** The products that the seed has for a shop, without those gone for good. */
const soldProducts = (shop: ShopType): readonly string[] =>
  rows
    .filter((cell) => cell('shops').split(',').includes(shop))
    .filter((cell) => cell('status') !== 'discontinued' || cell(`stock_${shop.toLowerCase()}`) !== '0')
    .map((cell) => cell('sku'))
    .toSorted()

/** The seed's products of a shop with their net prices, smallest quantity first. */
export const seededPrices = (shop: ShopType): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows
      .filter((cell) => cell('shops').split(',').includes(shop))
      .map((cell) => [
        cell('sku'),
        cell(shop === 'CH' ? 'price_chf_net' : 'price_eur_net')
          .split('|')
          .filter((price) => price !== ''),
      ]),
  )

const decimalsOf = (figure = '') => figure.split('.')[1]?.length ?? 0
/** 2 from 1.00 and for zero, 3 from 0.10, 4 below. */
function leastDecimals(figure: string): number {
  const value = Number(figure)
  if (value >= 1 || value === 0) return 2
  return value >= 0.1 ? 3 : 4
}

/** Unit prices, with at least as many decimals as their size needs: columns share theirs. */
function expectUnits(figures: readonly (string | undefined)[], nets: readonly Money[], rate: number): void {
  expect(figures).toEqual(
    nets.map(({ amount }, index) => exactFigure(amount, rate, decimalsOf(figures[index]))),
  )
  expect(figures.filter((figure = '') => decimalsOf(figure) < leastDecimals(figure))).toEqual([])
}

/** What a quantity costs: rounded once, from the unit price. */
interface Priced {
  readonly unitNet: Money
  readonly quantity: number
}
const amountOf = ({ unitNet, quantity }: Priced, rate: number): string =>
  exactFigure(exactProduct(unitNet, quantity), rate, 2)

/** Amounts, to the cent. */
const expectAmounts = (
  figures: readonly (string | undefined)[],
  priced: readonly Priced[],
  rate: number,
): void => expect(figures).toEqual(priced.map((each) => amountOf(each, rate)))

interface Compared {
  /** Where deliveries go. */
  readonly regions: readonly Region[]
  /** The products whose prices are rendered and put into a cart. */
  readonly choose: (products: readonly ListedProduct[]) => readonly ListedProduct[]
}

/** Tests that whatever shows a price to this visitor shows the same. */
export function testPrices([shop, , username, main]: Visitor, { regions, choose }: Compared): void {
  const currencyCode = shopCurrencies[shop]
  const chosen = username === undefined ? main : undefined
  const cents = (amount: string) => ({ amount, currencyCode })

  /** A client before and after loading, and the browser's client that continues from there. */
  async function openPages(region: Region) {
    const { openPage } = await enter(shop, username)
    const fresh = openPage(region)
    const before = [fresh.vat.getSnapshot(), fresh.dehydrate().features?.vat]
    await Promise.all([fresh.session.load(), fresh.vatRates.load()])
    const browser = openPage(region, { runtime: 'browser', initialState: fresh.dehydrate() })
    return { fresh, browser, before }
  }

  it.each(regions)(
    'the client prices with the rate of %s, before and after loading, and in the browser',
    async (region) => {
      const { fresh, browser, before } = await openPages(region)
      const vat = { countryName: region, countryCode: region, vatRate: rateOf(region) }
      const after = [fresh.vat.getSnapshot(), browser.vat.getServerSnapshot(), browser.vat.getSnapshot()]
      expect([...before, ...after]).toEqual(Array.from({ length: 5 }, () => vat))
      const [products, others] = await Promise.all([loadEveryProduct(fresh), loadEveryProduct(browser)])
      expect(others).toEqual(products)
      expect(products.map(({ attributes }) => attributes.sku).toSorted()).toEqual(soldProducts(shop))
      const units = products.flatMap(({ tiers }) => tiers.map(({ unitPrice }) => unitPrice))
      const rows = products.flatMap(({ tiers }) => tierTable(tiers, browser.vat.getSnapshot().vatRate))
      expectUnits(
        rows.map(({ gross }) => gross.amount),
        units,
        rateOf(region),
      )
    },
  )

  it.each(regions)('list, product, cart and totals agree for delivery to %s', async (region) => {
    const rate = rateOf(region)
    const [first, second] = main === 'gross' ? [rate, 0] : [0, rate]
    const { browser } = await openPages(region)
    const products = choose(await loadEveryProduct(browser))
    const points = pricePoints(products)
    const figures = await renderFigures(browser, products, { rate, chosen })
    products.forEach(({ tiers }, index) => {
      const nets = tiers.map(({ unitPrice }) => unitPrice)
      const { list = [], table = [] } = figures.products[index] ?? {}
      expectUnits(list, nets, first)
      expectUnits(
        table.map(([main]) => main),
        nets,
        first,
      )
      expectUnits(
        table.map(([, other]) => other),
        nets,
        second,
      )
      expectAmounts(
        table.map((cells) => cells[3]),
        tiers.map(({ from, unitPrice }) => ({ unitNet: unitPrice, quantity: from })),
        first,
      )
    })
    const units = points.map(({ unitNet }) => unitNet)
    const lines = points.map(({ line }) => line)
    expectUnits(
      figures.points.map(({ large }) => large[0]),
      units,
      first,
    )
    expectUnits(
      figures.points.map(({ line }) => line[0]),
      units,
      first,
    )
    // The unit price of a line multiplies to its amount.
    expect(
      figures.points.map(({ line: [unit = ''] }, index) =>
        exactFigure(exactProduct(cents(unit), points[index]?.quantity ?? 0), 0, 2),
      ),
    ).toEqual(figures.points.map(({ line }) => line[1]))
    expectAmounts(
      figures.points.map(({ line }) => line[1]),
      points,
      first,
    )
    expectAmounts(
      figures.points.map(({ line }) => line[2]),
      points,
      second,
    )

    for (const point of points) {
      const totals = sumGuestLines([point.line], { rate, currencyCode, countryCode: region })
      expect(grossPartsOf(totals)?.items).toEqual(cents(amountOf(point, rate)))
      expect(totals.gross).toEqual(cents(exactFigure(totals.net.amount, rate, 2)))
    }
    const totals = sumGuestLines(lines, { rate, currencyCode, countryCode: region })
    const sums = [...(await renderTotals(browser, totals, chosen)).values()]
    expect(totals.net).toEqual(sumMoney(lines.map(({ net }) => net)))
    expect(sums[0]).toBe(sumMoney(points.map((point) => cents(amountOf(point, first)))).amount)
    expect(sums.at(-1)).toBe(exactFigure(totals.net.amount, rate, 2))
  })

  it.runIf(username !== undefined)('the platform’s cart has the same prices and sums', async () => {
    const { openPage } = await enter(shop, username)
    const [region = 'CH'] = shopRegions[shop]
    const client = openPage(region, { runtime: 'browser' })
    const products = choose(await loadEveryProduct(client)).filter(canOrder)
    // The platform takes no more than a stock that will not be refilled.
    const points = pricePoints(products).filter(
      ({ product: { attributes }, quantity }) => !isLastStock(attributes) || hasInStock(attributes, quantity),
    )
    for (const tier of [0, 1, 2, 3, 4]) {
      const chosen = products.flatMap(({ id, tiers }) =>
        points.filter(({ product, from }) => product.id === id && from === tiers[tier]?.from),
      )
      if (chosen.length === 0) continue
      await client.cart.add(chosen.map(({ product, quantity }) => ({ productId: product.id, quantity })))
      const cart = await client.cart.load()
      const itemOf = (id: string) => cart?.items.find(({ productId }) => productId === id)
      const found = chosen.map(({ product }) => itemOf(product.id))
      expect(found.map((item) => item?.salesPrice)).toEqual(chosen.map(({ unitNet }) => unitNet))
      expect(found.map((item) => item?.totalPrice)).toEqual(chosen.map(({ line }) => line.net))
      const itemsNet = sumMoney(chosen.map(({ line }) => line.net))
      for (const country of shopRegions[shop]) {
        const delivery = { rate: rateOf(country), countryCode: country, isShippingKnown: false }
        const totals = cart && readCartTotals(cart.summary, delivery)
        expect(totals).toMatchObject({ itemsNet, net: itemsNet, surcharge: null })
        expect(totals?.gross).toEqual(cents(exactFigure(itemsNet.amount, rateOf(country), 2)))
      }
      await client.cart.delete()
    }
  })
}
