import { beforeAll, describe, expect, it } from 'vitest'
import { buyerNeeds } from './needs/buyer-needs'
import { cartNeeds } from './needs/cart-needs'
import { catalogNeeds } from './needs/catalog-needs'
import { findUnmet } from './needs/find-unmet'
import { objectsAt, type Need } from './needs/need'
import { hasDrift, type CallReport } from './report/call-report'
import { everyCall, openShop, type Change, type Shop } from './shop.fixture'
import { verify } from './verify'

/** An answer, and the lists and objects in it, without members of these names. */
function strip(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => strip(entry, names))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !names.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner, names)]))
}

/** A proxy that takes members of these names out of every answer. */
function withoutMembers(...names: readonly string[]): Change {
  const taken = new Set(names)
  return async (_, response) => {
    if (response.status >= 400 || !response.headers.get('content-type')?.includes('json')) return response
    const text = await response.text()
    if (text === '') return new Response(null, response)
    return Response.json(strip(JSON.parse(text), taken), response)
  }
}

const driftsOf = (reports: readonly CallReport[]) =>
  reports.flatMap(({ call, drifts }) => drifts.map(({ path }) => `${call} ${path}`))

async function verifyWithout(shop: Shop, who: object, ...names: readonly string[]) {
  const { options, sandbox } = await openShop(shop, withoutMembers(...names))
  const reports = await verify({ ...options, ...who })
  sandbox.close()
  return reports
}

const { signIn } = everyCall('CH')

describe('a proxy that removes members from every response', () => {
  const ten = [
    'unitPrice',
    'listPrice',
    'priceAdjustment',
    'fields',
    'name',
    'total',
    'url',
    'currencyIsoCode',
    'defaultImage',
    'productCode',
  ]

  it.each<readonly [string, Shop, object]>([
    ['a guest', 'CH', {}],
    ['a buyer who reads', 'CH', { signIn }],
    ['a buyer with a test account', 'DE', everyCall('DE')],
  ])('fails the shop for %s of the %s shop: ten members at once', async (_, shop, who) => {
    const drifts = driftsOf(await verifyWithout(shop, who, ...ten))
    expect(drifts).toEqual(
      expect.arrayContaining([
        'catalog.search productsPage.total',
        'catalog.search productsPage.products[].name',
        'catalog.search productsPage.products[].prices.unitPrice',
        'catalog.getPrice unitPrice',
        'catalog.getPrice priceAdjustment',
        'catalog.listCategories productCategories[].name',
      ]),
    )
  })

  it.each<readonly [string, readonly string[]]>([
    ['unitPrice', ['catalog.getPrice unitPrice', 'catalog.getPrices pricingLineItemResults[].unitPrice']],
    ['total', ['catalog.search productsPage.total']],
    ['prices', ['catalog.search productsPage.products[].prices']],
    ['accountId', ['context.getSession accountId']],
    ['grandTotalAmount', ['cart.get grandTotalAmount', 'checkout.get cartSummary.grandTotalAmount']],
    ['shippingFee', ['checkout.get deliveryGroups.items[].availableDeliveryMethods[].shippingFee']],
    ['Label', ['navigation.getMenuItems [].Label', 'account.getInfo menuItems[].Label']],
  ])('fails the shop for one member: %s', async (name, expected) => {
    const drifts = driftsOf(await verifyWithout('CH', everyCall('CH'), name))
    expect(drifts).toEqual(expect.arrayContaining([...expected]))
  })

  /** What an organisation may leave out: the platform's reference calls it nullable, optional, or of a later version. */
  const optional = [
    'listPrice',
    'upperBound',
    'lowestUnitPrice',
    'defaultImage',
    'thumbnailImage',
    'mediaGroups',
    'urlName',
    'productUrlName',
    'primaryProductCategoryPath',
    'description',
    'imageUrl',
    'facets',
    'profile',
    'buyerGroups',
    'userType',
    'propertiesEx',
    'markets',
    'catalogSnapshotVersionId',
    'carrier',
    'classOfService',
    'transitTimeMin',
    'transitTimeMax',
    'transitTimeUnit',
    'sku',
    'totalTaxAmount',
    'totalTax',
    'messagesSummary',
    'approachingDiscounts',
    'contactInfo',
    'count',
    'asyncOperationStatus',
    'companyName',
    'region',
    'firstName',
    'phoneNumber',
    'shipToPhoneNumber',
  ]

  it.each<Shop>(['CH', 'DE'])(
    'does not fail the %s shop for what may be left out, and lists it',
    async (shop) => {
      const reports = await verifyWithout(shop, everyCall(shop), ...optional)
      expect(driftsOf(reports)).toEqual([])
      expect(hasDrift(reports)).toBe(false)
      const missing = reports.flatMap(({ call, missingFields }) =>
        missingFields.map((path) => `${call} ${path}`),
      )
      expect(missing).toEqual(
        expect.arrayContaining([
          'catalog.getPrice listPrice',
          'context.getSession profile',
          'checkout.get deliveryGroups.items[].availableDeliveryMethods[].carrier',
        ]),
      )
    },
  )
})

describe('a cart that the platform is still processing', () => {
  it.each([
    ['Processing', 'pass'],
    ['Completed', 'drift'],
  ])('and says %s without its sums is %s', async (asyncOperationStatus, outcome) => {
    const { options, sandbox } = await openShop('CH', async (call, response) => {
      if (call?.id !== 'cart.listItems' || response.status !== 200) return response
      const received = strip(await response.json(), new Set(['salesPrice', 'totalPrice', 'grandTotalAmount']))
      const { cartSummary } = received as { readonly cartSummary: object }
      return Response.json({ ...(received as object), cartSummary: { ...cartSummary, asyncOperationStatus } })
    })
    const reports = await verify({ ...options, ...everyCall('CH') })
    sandbox.close()
    expect(reports.find(({ call }) => call === 'cart.listItems')).toMatchObject({ outcome })
  })
})

describe('each need', () => {
  const responses: { readonly call: string; readonly body: unknown }[] = []
  beforeAll(async () => {
    const { options, sandbox } = await openShop('CH', async (call, response) => {
      const text = response.status < 400 ? await response.clone().text() : ''
      if (call !== undefined && /^[[{"]/.test(text)) responses.push({ call: call.id, body: JSON.parse(text) })
      return response
    })
    await verify({ ...options, ...everyCall('CH') })
    sandbox.close()
  })

  /** A shape that the platform may choose, and the sandbox does not. */
  const unseen = /^checkout\.get deliveryGroups\[\]/

  const rows = Object.entries({ ...catalogNeeds, ...cartNeeds, ...buyerNeeds }).flatMap(([call, needs]) =>
    needs.flatMap((need) =>
      [...(need.filled ?? []), ...(need.sent ?? [])].map((member): [string, string, Need] => [
        call,
        member,
        need,
      ]),
    ),
  )

  it.each(rows.filter(([call, , need]) => !unseen.test(`${call} ${need.in}`)))(
    '%s: %s, is met by the sandbox and missed when it goes',
    (call, member, need) => {
      const bodies = responses.filter((response) => response.call === call).map(({ body }) => body)
      const read = bodies.map((body) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body))
      const withHolders = read.filter((body) => objectsAt(body, need.in).some(need.when ?? (() => true)))
      expect(withHolders.length).toBeGreaterThan(0)
      for (const body of withHolders) {
        expect(findUnmet(call, body)).toEqual([])
        const lost = new Set(member.split('|').map((path) => path.split('.').at(-1) ?? ''))
        const unmet = findUnmet(call, strip(body, lost))
        const [first = ''] = member.split('|')
        expect(unmet.some(({ path }) => path.endsWith(first))).toBe(true)
      }
    },
  )
})
