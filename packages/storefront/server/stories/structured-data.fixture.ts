import type { Site } from './catalogue-reader.fixture'

type Block = Readonly<Record<string, unknown>>

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The product among the data blocks of a page, with what all blocks about it take. */
export function productOf(html: string): { readonly product: Block; readonly bytes: number } {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => ({ text, data: JSON.parse(text) as Block }),
  )
  const product = blocks.find(({ data }) => data['@type'] === 'Product')?.data ?? {}
  const about = blocks.filter(({ data }) => data['@type'] !== 'WebSite')
  return { product, bytes: Buffer.byteLength(about.map(({ text }) => text).join('')) }
}

interface Expected {
  readonly hasPrice: boolean
  readonly site: Site
}

/** What search engines would object to, or what schema.org does not allow; none where all is well. */
export function problemsOf(product: Block, { hasPrice, site }: Expected): readonly string[] {
  const offer = isBlock(product.offers) ? product.offers : undefined
  const missing = ['@context', '@type', 'name', 'sku', 'url', 'category', 'brand', 'manufacturer'].filter(
    (name) => !(name in product),
  )
  if (!hasPrice) return [...missing, ...walk(product), ...(offer ? ['an offer without a price'] : [])]
  if (offer === undefined) return [...missing, 'no offer']
  const inOffer = ['url', 'price', 'priceCurrency', 'availability', 'itemCondition', 'priceSpecification']
  return [
    ...missing,
    ...inOffer.filter((name) => !(name in offer)),
    ...walk(product),
    ...(offer.priceCurrency === (site.shop === 'CH' ? 'CHF' : 'EUR') ? [] : ['another currency']),
    ...tierProblems(offer.priceSpecification),
    ...shippingProblems(offer.shippingDetails),
    ...returnProblems(offer),
  ]
}

/** Each tier begins where the one before ends, and costs less per unit or as much. */
function tierProblems(tiers: unknown): readonly string[] {
  if (!Array.isArray(tiers) || tiers.length === 0) return ['no tiers']
  const quantities = tiers.filter(isBlock).map(({ eligibleQuantity }) => eligibleQuantity as Block)
  return quantities.flatMap(({ minValue }, index) => {
    const before = quantities[index - 1]
    return before === undefined || Number(before.maxValue) + 1 === minValue
      ? []
      : [`a gap before ${String(minValue)}`]
  })
}

/** A product of unknown weight has no fee; where there is one, it is for a country and has an amount. */
function shippingProblems(shipping: unknown): readonly string[] {
  if (!isBlock(shipping)) return shipping === undefined ? [] : ['no details of delivery']
  const { shippingRate, shippingDestination } = shipping
  return [
    ...(isBlock(shippingRate) && isAmount(shippingRate.value) ? [] : ['no fee']),
    ...(Array.isArray(shippingDestination) && shippingDestination.length > 0 ? [] : ['no destination']),
  ]
}

function returnProblems({ hasMerchantReturnPolicy: policy }: Block): readonly string[] {
  if (!isBlock(policy)) return []
  const isFinite = String(policy.returnPolicyCategory).endsWith('FiniteReturnWindow')
  const needed = ['applicableCountry', 'returnPolicyCategory', ...(isFinite ? ['merchantReturnDays'] : [])]
  return needed.filter((name) => !(name in policy)).map((name) => `returns without ${name}`)
}

const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)

const addresses: ReadonlySet<string> = new Set(['url', 'image', 'item', 'logo', 'merchantReturnLink'])
const amounts: ReadonlySet<string> = new Set(['price'])
const numbers: ReadonlySet<string> = new Set(['minValue', 'maxValue', 'merchantReturnDays', 'position'])

/** Problems of single values, at any depth. */
function walk(block: Block): readonly string[] {
  return Object.entries(block).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((each) => (isBlock(each) ? walk(each) : valueProblems(name, each)))
  })
}

function valueProblems(name: string, value: unknown): readonly string[] {
  const isWrong =
    value === undefined ||
    value === '' ||
    (typeof value === 'string' && /\{\{|undefined|\u00a0/.test(value)) ||
    (addresses.has(name) && !(typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value))) ||
    (amounts.has(name) && !isAmount(value)) ||
    (numbers.has(name) && !(typeof value === 'number' && Number.isInteger(value) && value >= 0))
  return isWrong ? [`${name}: ${String(value)}`] : []
}
