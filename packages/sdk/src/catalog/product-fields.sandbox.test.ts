import { describe, expect, expectTypeOf, it } from 'vitest'
import { lea, product } from '../client.fixture'
import type { FieldValues } from '../contract/kit/field-values'
import { createSandboxWorld, openBuyerPage, type SandboxFetch } from '../sandbox-world.fixture'

/** A platform without the custom fields of this shop, which refuses their names and never sends them. */
const plainOrganisation: SandboxFetch = async (request, sandbox) => {
  const { searchParams, pathname } = new URL(request.url)
  const names = [searchParams.get('fields'), searchParams.get('productFields')].join()
  if (!/\/(?:search|products|carts)\b/.test(pathname)) return await sandbox.fetch(request)
  if (names.includes('__c'))
    return Response.json([{ errorCode: 'INVALID_FIELD', message: names }], { status: 400 })
  const response = await sandbox.fetch(request)
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return response
  const text = await response.text()
  const body: unknown = JSON.parse(text, (key, value: unknown) => (key.endsWith('__c') ? undefined : value))
  return new Response(JSON.stringify(body), response)
}

describe('the fields of products', () => {
  it('are those that a call names, custom ones too, and null where the product has none', async () => {
    const { catalog } = createSandboxWorld().openPage()
    const { id, name, fields } = await catalog.getProduct(product.carton, {
      fields: ['Name', 'Availability__c', 'Nothing__c'],
    })
    expectTypeOf(fields).toEqualTypeOf<
      Readonly<Record<'Name' | 'Availability__c' | 'Nothing__c', string | null>>
    >()
    // @ts-expect-error: it was not asked for.
    expect(fields.StockKeepingUnit).toBeUndefined()
    expect([id, name, fields]).toEqual([
      product.carton,
      fields.Name,
      { Name: expect.any(String) as string, Availability__c: 'in-stock', Nothing__c: null },
    ])
  })

  it('are typed alike in lists and searches', async () => {
    const { catalog } = createSandboxWorld().openPage()
    const wanted = ['ParcelFormat__c'] as const
    const [listed] = await catalog.listProducts([product.carton], { fields: wanted })
    const { products } = await catalog.search({ searchTerm: '1001180', fields: ['ParcelFormat__c'] })
    expectTypeOf(listed?.fields).toEqualTypeOf<
      Readonly<Record<'ParcelFormat__c', string | null>> | undefined
    >()
    expectTypeOf(products[0]?.fields).toEqualTypeOf(listed?.fields)
    expect([listed?.fields, products[0]?.fields]).toEqual([
      { ParcelFormat__c: 'standard' },
      { ParcelFormat__c: 'standard' },
    ])
  })

  it('are a record without names, and with names that only the run knows', async () => {
    const { catalog } = createSandboxWorld().openPage()
    const names: readonly string[] = ['Family']
    const all = await catalog.getProduct(product.carton)
    const some = await catalog.getProduct(product.carton, { fields: names })
    const [usual] = await catalog.listProducts([product.carton])
    const [every] = await catalog.listProducts([product.carton], { fields: '*' })
    expectTypeOf(all.fields).toEqualTypeOf<FieldValues>()
    expectTypeOf(some.fields).toEqualTypeOf<FieldValues>()
    expectTypeOf(every?.fields).toEqualTypeOf<FieldValues | undefined>()
    expect(Object.keys(some.fields)).toEqual(names)
    expect(every?.fields).toEqual(all.fields)
    expect(usual?.fields).not.toHaveProperty('Availability__c')
  })

  it('are those of the option where a call names none', async () => {
    const page = createSandboxWorld().openPage({ productFields: ['Name', 'Availability__c'] })
    const [listed] = await page.catalog.listProducts([product.carton])
    const { products } = await page.catalog.search({ searchTerm: '1001180' })
    await page.guestCart.add({ productId: product.carton, quantity: 20 })
    const { lines } = await page.shopperCart.load()
    const { rows } = await page.quickOrder.check([{ place: 1, number: '1001180', quantity: '20' }])
    for (const { fields } of [listed, products[0], lines[0]].flatMap((found) => found ?? []))
      expect(Object.keys(fields)).toEqual(['Name', 'Availability__c'])
    expect(rows).toMatchObject([{ check: { kind: 'ready' } }])
  })
})

describe('an organisation without the custom fields', () => {
  it('serves everything that sells with the option `*`, and refuses the usual list', async () => {
    const world = createSandboxWorld({ fetch: plainOrganisation })
    const options = { productFields: '*' } as const
    const guest = world.openPage(options)
    await guest.guestCart.add({ productId: product.carton, quantity: 20 })
    expect((await guest.shopperCart.load()).lines).toMatchObject([{ sku: '1001180' }])
    await guest.load()
    expect(await guest.guestSessionCart.send()).toMatchObject({ cart: {}, differences: [] })

    const buyer = await openBuyerPage(world, lea, options)
    expect((await buyer.cart.load())?.items).toMatchObject([{ productId: product.carton }])
    expect(buyer.cartMerge.differences.getSnapshot()).toEqual([])
    const [listed] = await buyer.catalog.listProducts([product.carton])
    const { products, total } = await buyer.catalog.search({ searchTerm: 'karton' })
    expect([listed?.name, products.length, total > 20]).toEqual([expect.any(String), 20, true])
    const { rows } = await buyer.quickOrder.check([{ place: 1, number: '1001180', quantity: '20' }])
    expect(rows).toMatchObject([{ check: { kind: 'ready' } }])
    expect(world.failures).toEqual([])

    const usual = world.openPage()
    await expect(usual.catalog.listProducts([product.carton])).rejects.toMatchObject({ status: 400 })
  })
})
