import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { executeActions, type ExecuteActionsOptions } from './execute-actions'

const origin = 'https://shop.example'
const endpoint = `${origin}/us/webruntime/api/apex/execute`

/** A site that answers with one body, and what it was asked. */
function openSite(body: unknown, options: Partial<ExecuteActionsOptions> = {}, init: ResponseInit = {}) {
  const seen: Request[] = []
  const headers = { 'content-type': 'application/json' }
  const fetch = executeActions({
    language: 'de-CH',
    ...options,
    fetch: (request) => {
      seen.push(request)
      return Promise.resolve(new Response(JSON.stringify(body), { headers, ...init }))
    },
  })
  return { fetch, seen }
}

const read = (params = '') =>
  new Request(`${origin}/us/lwr/apex/v65.0/NavigationController/getCategories${params}`)
const write = () =>
  new Request(`${origin}/us/lwr/apex/v65.0/ShoppingCartController/addItemsToCart?effectiveAccountId=001`, {
    method: 'POST',
    body: '{"lineItems":[]}',
    headers: { 'content-type': 'application/json' },
  })

describe('executeActions', () => {
  it('sends a cacheable read by GET, with the parameters in one member', async () => {
    const { fetch, seen } = openSite({ returnValue: '[]', cacheable: true })
    const methodParams = encodeURIComponent('{"selectedLanguage":"de-CH"}')
    const response = await fetch(read(`?methodParams=${methodParams}`))
    const url = new URL(seen[0]?.url ?? '')
    expect(url.href.split('?')[0]).toBe(endpoint)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      cacheable: 'true',
      classname: 'NavigationController',
      isContinuation: 'false',
      method: 'getCategories',
      namespace: '',
      params: '{"selectedLanguage":"de-CH"}',
      language: 'de-CH',
      asGuest: 'false',
      htmlEncode: 'false',
    })
    expect(await response.json()).toBe('[]')
  })

  it('sends everything else by POST, and keeps the account in the query', async () => {
    const { fetch, seen } = openSite({ returnValue: null, cacheable: false })
    await fetch(write())
    expect(seen[0]?.method).toBe('POST')
    expect(await seen[0]?.json()).toEqual({
      namespace: '',
      classname: 'ShoppingCartController',
      method: 'addItemsToCart',
      isContinuation: false,
      params: { lineItems: [] },
      cacheable: false,
    })
    expect(Object.fromEntries(new URL(seen[0]?.url ?? '').searchParams)).toEqual({
      effectiveAccountId: '001',
      language: 'de-CH',
      asGuest: 'false',
      htmlEncode: 'false',
    })
  })

  it('uses the site’s class names, and marks guests', async () => {
    const classnames = { NavigationController: '@udd/01pQ50000000001' }
    const options = { classnames, namespace: 'shop', asGuest: () => true }
    const { fetch, seen } = openSite({ returnValue: 1 }, options)
    await fetch(read())
    const { searchParams } = new URL(seen[0]?.url ?? '')
    expect([
      searchParams.get('classname'),
      searchParams.get('namespace'),
      searchParams.get('asGuest'),
    ]).toEqual(['@udd/01pQ50000000001', 'shop', 'true'])
  })

  it('returns null for a method without a value', async () => {
    const { fetch } = openSite({ cacheable: false })
    expect(await (await fetch(write())).json()).toBeNull()
  })

  it('returns any value in the envelope', async () => {
    const property = fc.asyncProperty(fc.jsonValue(), async (returnValue) => {
      const { fetch } = openSite({ returnValue, cacheable: true })
      expect(await (await fetch(read())).json()).toEqual(JSON.parse(JSON.stringify(returnValue)))
    })
    await fc.assert(property, { numRuns: 100 })
  })

  it('passes errors and other content unchanged', async () => {
    const refused = openSite([{ errorCode: 'X', message: 'no' }], {}, { status: 400 })
    expect(await (await refused.fetch(read())).json()).toEqual([{ errorCode: 'X', message: 'no' }])
    const page = openSite('<html>', {}, { headers: { 'content-type': 'text/html' } })
    expect(await (await page.fetch(read())).text()).toBe('"<html>"')
  })

  it('passes every other request unchanged', async () => {
    const { fetch, seen } = openSite({})
    const request = new Request(`${origin}/services/data/v65.0/commerce/webstores/0ZE/carts/current`)
    await fetch(request)
    expect(seen[0]).toBe(request)
  })
})
