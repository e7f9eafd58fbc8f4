import { readFileSync } from 'node:fs'

/**
 * What an order costs, calculated a second time: with integers, from the seed's price list and the tables of prices and
 * taxes written down here, without any rule of the shop or its platform. Money is in the smallest unit.
 */

type Shop = 'CH' | 'DE'

/** A product of the price list. */
export interface Listed {
  readonly id: string
  readonly sku: string
  readonly isTape: boolean
  readonly minimum: number
  readonly step: number
  readonly stock: number
  /** Each from a quantity on, ascending; the unit price in ten-thousandths. */
  readonly tiers: readonly { readonly from: number; readonly units: bigint }[]
}

const [header = '', ...rows] = readFileSync('packages/sandbox/src/seed/catalog-seed.tsv', 'utf8')
  .trimEnd()
  .split('\n')
const columns = header.split('\t')

const tenThousandths = (price: string): bigint => {
  const [whole = '0', part = ''] = price.split('.')
  return BigInt(whole + part.padEnd(4, '0'))
}

/** What a shop sells from stock, at a listed price. */
export const listProducts = (shop: Shop): readonly Listed[] =>
  rows.flatMap((row) => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const prices = cell(shop === 'CH' ? 'price_chf_net' : 'price_eur_net')
    const isSold = cell('status') === 'active' && cell('shops').includes(shop) && prices !== ''
    if (!isSold) return []
    const from = cell('tier_qty').split('|').map(Number)
    return [
      {
        id: `01tCN000${cell('sku')}`,
        sku: cell('sku'),
        isTape: cell('category').startsWith('tape'),
        minimum: Number(cell('min_order')),
        step: Number(cell('order_step')),
        // A sample is free, and there is one for each order.
        stock: prices === '0' ? 1 : Number(cell(shop === 'CH' ? 'stock_ch' : 'stock_de')),
        tiers: prices
          .split('|')
          .map((price, index) => ({ from: from[index] ?? 0, units: tenThousandths(price) })),
      },
    ]
  })

/** What accounts of the seed pay: a discount in percent, or prices of their own. */
const agreements: Readonly<
  Record<string, { readonly percent?: bigint; readonly prices?: Readonly<Record<string, Listed['tiers']>> }>
> = {
  meersburg: { percent: 5n },
  konstanz: {
    prices: {
      '1003040': [
        { from: 10, units: 23_500n },
        { from: 100, units: 17_650n },
      ],
      '1001100': [{ from: 1, units: 5_000n }],
    },
  },
}

/** Rounds half away from zero. */
const divide = (dividend: bigint, by: bigint): bigint =>
  dividend < 0n ? -divide(-dividend, by) : (2n * dividend + by) / (2n * by)
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)

/** The unit price of a product at its quantity in the whole cart. */
export function unitPrice({ sku, tiers }: Listed, quantity: number, customer: string): bigint {
  const { percent = 0n, prices = {} } = agreements[customer] ?? {}
  const own =
    prices[sku] ?? tiers.map((tier) => ({ ...tier, units: divide(tier.units * (100n - percent), 100n) }))
  return (own.findLast(({ from }) => from <= quantity) ?? own[0])?.units ?? 0n
}

export const lineNet = (price: bigint, quantity: number): bigint => divide(price * BigInt(quantity), 100n)

const percents: Readonly<Record<string, bigint>> = {
  CH: 81n,
  LI: 81n,
  DE: 190n,
  NL: 210n,
  BE: 210n,
  LU: 170n,
}

/** The rate in tenths of a percent. */
export function rateOf(country: string, customer: string): bigint {
  const isAbroad = ['NL', 'BE', 'LU'].includes(country)
  if (customer === 'utrecht' && isAbroad) return 0n
  return customer === 'sonnenhalde' && isAbroad ? 190n : (percents[country] ?? 0n)
}

const swiss = { parcel: [990n, 15_000n], freight: [7900n, 90_000n], express: 1990n, small: 3000n } as const
const german = { parcel: [690n, 10_000n], freight: [5900n, 75_000n], express: 1490n, small: 2500n } as const
const benelux = { parcel: [1490n, 25_000n], freight: [9500n, 120_000n], express: 0n, small: 2500n } as const
const tariffs: Readonly<Record<string, typeof swiss | typeof german | typeof benelux>> = {
  CH: swiss,
  LI: swiss,
  DE: german,
  NL: benelux,
  BE: benelux,
  LU: benelux,
}

export type Method = 'PARCEL' | 'EXPRESS' | 'FREIGHT' | 'PICKUP'

function feeOf(country: string, method: Method, net: bigint): bigint {
  const { parcel, freight, express } = tariffs[country] ?? swiss
  if (method === 'PICKUP') return 0n
  if (method === 'EXPRESS') return express
  const [fee, freeFrom] = method === 'PARCEL' ? parcel : freight
  return net >= freeFrom ? 0n : fee
}

const coupons: Readonly<Record<string, { readonly percent: bigint; readonly tapeOnly?: true }>> = {
  ERSTKISTE15: { percent: 15n },
  ERSTKISTE10: { percent: 10n },
  NEWSLETTER5: { percent: 5n },
  KLEBEBAND10: { percent: 10n, tapeOnly: true },
}

export interface Line {
  readonly product: Listed
  readonly quantity: number
  /** Index of its group. */
  readonly group: number
}

interface Group {
  readonly country: string
  /** Undefined before one is chosen. */
  readonly method?: Method | undefined
}

export interface Reckoning {
  readonly lines: readonly Line[]
  readonly groups: readonly Group[]
  readonly customer: string
  /** In the order in which they were applied. */
  readonly codes: readonly string[]
}

/** Spreads an amount by the largest remainder, the earlier line first among equals. */
function spread(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const total = sum(weights)
  if (total === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (amount * weight) / total)
  const left = Number(amount - sum(shares))
  const favoured = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % total }))
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
    .map(({ index }) => index)
  return shares.map((share, index) => (favoured.includes(index) ? share + 1n : share))
}

function takeOff(lines: readonly Line[], nets: readonly bigint[], codes: readonly string[]) {
  const left = [...nets]
  const discounts = codes.flatMap((code) => {
    const { percent, tapeOnly } = coupons[code] ?? { percent: 0n }
    const bases = lines.map(({ product }, index) => (tapeOnly && !product.isTape ? 0n : (left[index] ?? 0n)))
    const amount = divide(sum(bases) * percent, 100n)
    for (const [index, share] of spread(amount, bases).entries()) left[index] = (left[index] ?? 0n) - share
    return amount === 0n ? [] : [amount]
  })
  return { left, discounts }
}

/** Everything that a list of totals shows; surcharge and shipping are null where they are no row. */
export function reckon({ lines, groups, customer, codes }: Reckoning) {
  const nets = lines.map(({ product, quantity }) => {
    const all = lines.filter((line) => line.product === product).map((line) => line.quantity)
    return lineNet(
      unitPrice(
        product,
        all.reduce((a, b) => a + b),
        customer,
      ),
      quantity,
    )
  })
  const { left, discounts } = takeOff(lines, nets, codes)
  // an order pays the surcharge once, with the first delivery that has items
  const first = groups.findIndex((_, index) => lines.some(({ group }) => group === index))
  const parts = groups.map(({ country, method }, index) => {
    const own = (amounts: readonly bigint[]) => sum(amounts.filter((_, line) => lines[line]?.group === index))
    const isSmall = sum(nets) < (tariffs[country] ?? swiss).small
    const surcharge = index === first && isSmall ? 500n : null
    const shipping = method === undefined ? null : feeOf(country, method, own(nets))
    const net = own(left) + (surcharge ?? 0n) + (shipping ?? 0n)
    return { rate: rateOf(country, customer), net, surcharge, shipping }
  })
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => Number(b - a))
  const vatRows = rates.map((rate) => {
    const net = sum(parts.filter((part) => part.rate === rate).map((part) => part.net))
    return { rate, net, vat: divide(net * rate, 1000n) }
  })
  const [net, vat] = [sum(vatRows.map((row) => row.net)), sum(vatRows.map((row) => row.vat))]
  const addUp = (amounts: readonly (bigint | null)[]) =>
    amounts.every((amount) => amount === null) ? null : sum(amounts.map((amount) => amount ?? 0n))
  return {
    items: sum(nets),
    discounts,
    discount: sum(discounts),
    net,
    vat,
    gross: net + vat,
    vatRows,
    surcharge: addUp(parts.map((part) => part.surcharge)),
    shipping: addUp(parts.map((part) => part.shipping)),
  }
}

export type Totals = ReturnType<typeof reckon>
