import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isResponseError } from '@cartonnage/sdk'
import { first, openShop, products } from './shop.ts'
import type { TestContext } from 'node:test'

/** A guest's view of the catalogue. */
const openCatalog = (t: TestContext) => openShop(t).openBrowser().openPage().catalog

test('reads one product, and says which one is not sold', async (t) => {
  const catalog = openCatalog(t)
  const product = await catalog.getProduct(products.box)
  assert.deepEqual([product.id, product.fields.StockKeepingUnit], [products.box, '1001010'])
  await assert.rejects(
    catalog.getProduct('01tCN0009999999AAA'),
    (error) => isResponseError(error) && error.status === 404,
  )
})

test('lists products in the order of the ids, without those that are not sold', async (t) => {
  const listed = await openCatalog(t).listProducts([products.tape, '01tCN0009999999AAA', products.box])
  assert.deepEqual(
    listed.map(({ id }) => id),
    [products.tape, products.box],
  )
})

test('reads one price with its tiers, as the list of prices has it', async (t) => {
  const catalog = openCatalog(t)
  const price = await catalog.getPrice(products.box)
  const tiers = price.tiers ?? []
  const unitPrices = tiers.map(({ unitPrice }) => Number(unitPrice?.amount))
  assert.ok(tiers.length > 1)
  assert.deepEqual(first(tiers).unitPrice, price.unitPrice)
  assert.deepEqual(
    unitPrices,
    unitPrices.toSorted((a, b) => b - a),
  )
  const [listed] = await catalog.getPrices([products.box])
  assert.deepEqual([listed?.unitPrice, listed?.tiers], [price.unitPrice, price.tiers])
})

test('goes from the top categories down to one and back up its path', async (t) => {
  const catalog = openCatalog(t)
  const top = first(await catalog.listCategories())
  const child = first(await catalog.listCategories(top.id))
  assert.equal((await catalog.getCategory(child.id)).name, child.name)
  assert.deepEqual(
    (await catalog.getCategoryPath(child.id)).map(({ id }) => id),
    [top.id, child.id],
  )
})

test('lists the orders of a search, and searches in one of them', async (t) => {
  const catalog = openCatalog(t)
  const rules = await catalog.listSortRules()
  const cheapest = rules.find(({ label }) => label === 'Preis aufsteigend')
  assert.ok(cheapest?.sortRuleId)
  const found = await catalog.search({ searchTerm: 'karton', sortRuleId: cheapest.sortRuleId, pageSize: 50 })
  const amounts = found.products.map(({ prices }) => Number(prices?.unitPrice?.amount))
  assert.ok(amounts.length > 10)
  assert.deepEqual(
    amounts,
    amounts.toSorted((a, b) => a - b),
  )
})

test('suggests terms that begin with the entered text', async (t) => {
  const terms = await openCatalog(t).suggestTerms({ searchTerm: 'falt', limit: 3 })
  assert.deepEqual(terms, ['Faltkartons', 'Faltkartons 1-wellig', 'Faltkartons 2-wellig'])
})
