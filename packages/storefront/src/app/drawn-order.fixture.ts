import fc from 'fast-check'
import { listProducts } from './second-calculation.fixture'
import type { Line, Listed } from './second-calculation.fixture'

/** Who buys: a guest, a private buyer, a business with or without a VAT id. */
export const customers = {
  'guest in Switzerland': { shop: 'CH' },
  'guest in Germany': { shop: 'DE' },
  lea: { shop: 'CH', username: 'lea.keller@example.com' },
  alpenblick: { shop: 'CH', username: 'einkauf@alpenblick.example' },
  jonas: { shop: 'DE', username: 'jonas.weber@example.de' },
  /** With a German VAT id. */
  sonnenhalde: { shop: 'DE', username: 'einkauf@sonnenhalde.example' },
  /** Managed accounts: without a VAT id and with a discount, without one and with prices of its own, with a Dutch one. */
  meersburg: { shop: 'DE', username: 'einkauf@sonnenhalde.example', accountId: '001CN0000000005' },
  konstanz: { shop: 'DE', username: 'einkauf@sonnenhalde.example', accountId: '001CN0000000006' },
  utrecht: { shop: 'DE', username: 'einkauf@sonnenhalde.example', accountId: '001CN0000000007' },
} as const satisfies Record<string, Customer>
export type CustomerName = keyof typeof customers

export interface Customer {
  readonly shop: 'CH' | 'DE'
  /** Absent for guests. */
  readonly username?: string
  /** The managed account that is bought for. */
  readonly accountId?: string
}

const countries = { CH: ['CH', 'LI'], DE: ['DE', 'NL', 'BE', 'LU'] } as const

const codesOf = { CH: 'ERSTKISTE15', DE: 'ERSTKISTE10' } as const
const drawnCodes = (shop: Customer['shop']) =>
  fc.constantFrom<readonly string[]>(
    [],
    [codesOf[shop]],
    ['NEWSLETTER5'],
    ['KLEBEBAND10'],
    ['NEWSLETTER5', 'KLEBEBAND10'],
    ['KLEBEBAND10', 'NEWSLETTER5'],
    [codesOf[shop], 'NEWSLETTER5'],
  )

/** A quantity that the product's rule and stock allow, from the start of one of its tiers on. */
const quantityOf = (
  { tiers, minimum, step, stock }: Listed,
  { tier, more }: { readonly tier: number; readonly more: number },
): number => {
  const from = Math.max(minimum, tiers[tier % tiers.length]?.from ?? minimum)
  const steps = Math.ceil(from / step) + more
  return Math.max(Math.ceil(minimum / step) * step, Math.min(steps, Math.floor(stock / step)) * step)
}

const drawnLine = fc.record({
  product: fc.nat(),
  isTape: fc.boolean(),
  tier: fc.nat({ max: 5 }),
  more: fc.nat({ max: 30 }),
  /** How much of it each place gets. */
  weights: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
})

interface DrawnLine {
  readonly product: Listed
  /** How many each place gets. */
  readonly quantities: readonly number[]
}

/** Whole pieces by weight; the first place gets what is left. */
function share(quantity: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((all, weight) => all + weight, 0)
  const [, ...others] = weights.map((weight) => (total === 0 ? 0 : Math.floor((quantity * weight) / total)))
  return [quantity - others.reduce((all, part) => all + part, 0), ...others]
}

export interface DrawnOrder {
  readonly customer: CustomerName
  readonly lines: readonly DrawnLine[]
  /** The countries of the delivery groups, the default one first. */
  readonly destinations: readonly string[]
  readonly codes: readonly string[]
  /** Which of the offered methods each group takes. */
  readonly methods: readonly number[]
}

/** An order of any customer: lines over all tiers, vouchers, up to four deliveries. */
export const drawnOrder: fc.Arbitrary<DrawnOrder> = fc
  .constantFrom(...(Object.keys(customers) as CustomerName[]))
  .chain((customer) => {
    const details: Customer = customers[customer]
    const { shop, username } = details
    const products = listProducts(shop).filter(({ stock, minimum }) => stock >= minimum)
    return fc
      .record({
        lines: fc.array(drawnLine, { minLength: 1, maxLength: 4 }),
        destinations: fc.array(fc.constantFrom(...countries[shop]), {
          minLength: 1,
          maxLength: username === undefined ? 1 : 4,
        }),
        codes: drawnCodes(shop),
        methods: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2)),
      })
      .map(({ lines, ...order }) => ({
        ...order,
        customer,
        lines: uniqueLines(lines, products, order.destinations.length),
      }))
  })

function uniqueLines(
  lines: readonly (typeof drawnLine extends fc.Arbitrary<infer T> ? T : never)[],
  products: readonly Listed[],
  destinations: number,
): readonly DrawnLine[] {
  const drawn = lines.flatMap(({ product: index, isTape, weights, ...rest }) => {
    const choice = products.filter((product) => !isTape || product.isTape)
    const product = choice[index % choice.length]
    if (product === undefined) return []
    return [{ product, quantities: share(quantityOf(product, rest), weights.slice(0, destinations)) }]
  })
  return drawn.filter(({ product }, index) => drawn.findIndex((other) => other.product === product) === index)
}

export const totalOf = ({ quantities }: DrawnLine): number => quantities.reduce((all, part) => all + part, 0)

/** The whole order as one delivery, as before there are addresses. */
export const asOneDelivery = (lines: readonly DrawnLine[]): readonly Line[] =>
  lines.map((line) => ({ product: line.product, quantity: totalOf(line), group: 0 }))

/** Which codes a cart accepts: one for first orders is alone, one for tapes needs a tape. */
export function acceptedCodes({ codes, lines }: DrawnOrder): readonly string[] {
  const hasTape = lines.some(({ product }) => product.isTape)
  const fitting = codes.filter((code) => code !== 'KLEBEBAND10' || hasTape)
  const [first] = fitting
  return first?.startsWith('ERSTKISTE') ? [first] : fitting
}
