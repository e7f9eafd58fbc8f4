import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canUseGuestCart } from '@cartonnage/sdk/rules'
import { buyers, first, openShop } from './shop.ts'
import type { TestContext } from 'node:test'

const open = (t: TestContext) => openShop(t).openBrowser()

test('[7.3-6] [3.shopper-context-15] reads where the platform’s recommendations come from', async (t) => {
  assert.deepEqual(await open(t).openPage().shopContext.getAiConfiguration(), {
    activityTrackingEnabled: false,
    catalogExists: true,
    deploymentEnabled: false,
    isDeployed: false,
    host: null,
    siteId: '0ZECH00000000014AA',
    tenant: 'core/shop/00DCH00000000014',
  })
})

test('[3.shopper-context-1] knows the groups that a buyer belongs to', async (t) => {
  const client = await open(t).signIn(buyers.business)
  const { buyerGroups, effectiveAccountName } = await client.session.load()
  assert.deepEqual(buyerGroups, [{ id: '0ZICH00000000002AAA', name: 'Business' }])
  assert.equal(effectiveAccountName, 'Alpenblick Versand AG')
})

test('[3.cart-7] [6-5] knows what guests may do before anything else is asked', async (t) => {
  const client = open(t).openPage()
  const may = await client.guestPermissions.load()
  assert.deepEqual(may, { guestCartEnabled: true, guestCheckoutEnabled: true })
  assert.equal(canUseGuestCart({ isGuest: true, ...may }), true)
  assert.deepEqual(client.session.getSnapshot(), { status: 'idle' })
})

test('[7.3-7] reads what an assistant has to know of the account acted for', async (t) => {
  const client = await open(t).signIn(buyers.business)
  assert.partialDeepStrictEqual(await client.shopContext.getShopperAgent(), {
    effectiveAccountId: client.scope.getSnapshot().effectiveAccountId,
    isGuest: false,
    language: 'de-CH',
    currencyIsoCode: 'CHF',
  })
})

test('[7.3-8] lists the wanted countries with their subdivisions, labelled in the locale', async (t) => {
  const { countries } = open(t).openPage()
  const [swiss, ...others] = await countries.list({ countries: ['CH'] })
  assert.deepEqual(others, [])
  assert.partialDeepStrictEqual(swiss, { isoCode: 'CH', label: 'Schweiz' })
  assert.equal(swiss?.states.length, 26)
  assert.deepEqual(
    swiss?.states.find(({ isoCode }) => isoCode === 'GE'),
    { isoCode: 'GE', label: 'Genf' },
  )
})

test('[7.3-8] leaves out a country with an exclamation mark, and no other', async (t) => {
  const { countries } = open(t).openPage()
  const all = (await countries.list()).map(({ isoCode }) => isoCode)
  const some = (await countries.list({ countries: ['!CH'] })).map(({ isoCode }) => isoCode)
  assert.ok(all.includes('CH'))
  assert.deepEqual(
    some,
    all.filter((code) => code !== 'CH'),
  )
})

test('[7.1-6] reads the tree of categories in the locale', async (t) => {
  const items = await open(t).openPage().navigation.load()
  const { title, type, level, children = [] } = first(items)
  assert.deepEqual([title, type, level], ['Kartons & Schachteln', 'Category', 1])
  assert.deepEqual([...new Set(children.map((child) => child.level))], [2])
})

test('[7.1-9] [3.navigation-and-footer-2] lists the items of the footer in the locale', async (t) => {
  const items = await open(t).openPage().menu.listItems()
  assert.deepEqual(
    items.find(({ target }) => target === '/service/delivery'),
    {
      label: 'Lieferung & Versandkosten',
      target: '/service/delivery',
      type: 'InternalLink',
      defaultListViewId: null,
      accessRestriction: 'None',
      column: 'Customer Info',
    },
  )
})
