import { request as ask } from 'node:http'
import type { APIResponse } from '@playwright/test'
import { shops, sites, swissSite } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/test'
import { box, isIn, isPersonal, prepareVisit, routes } from './route-table'
import type { Route } from './route-table'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The status of a request that names another host than the one it is sent to; browsers cannot do that. */
function statusForHost(origin: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = ask(`${origin}/de-CH/`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    call.on('error', reject).end()
  })
}

/** Whatever in the HTML a policy without `unsafe-inline` forbids. */
function findInlineCode(html: string): readonly string[] {
  const styles = html.match(/<[^>]+\sstyle=[^>]*>|<style[^>]*>/gi) ?? []
  const handlers = html.match(/<[^>]+\son[a-z]+=[^>]*>/gi) ?? []
  const scripts = html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi) ?? []
  const blocks = /\stype="application\/(?:ld\+)?json"/
  return [...styles, ...handlers, ...scripts.filter((tag) => !blocks.test(tag))]
}

test.describe('the host', () => {
  for (const host of ['evil.example', 'shop.example:80', 'localhost.evil.example']) {
    test(`${host}, which nobody configured, is misdirected`, async ({ shop }) => {
      expect(await statusForHost(shop.origin, host)).toBe(421)
    })
  }
})

test.describe('every answer keeps the policy, runs nothing inline and is cached by its kind', () => {
  for (const route of routes) {
    test(route.name, async ({ playwright, shop }) => {
      for (const site of sites.filter((one) => isIn(one, route))) {
        await test.step(site.name, async () => {
          const visitor = await playwright.request.newContext({ baseURL: shop.origin })
          const path = await prepareVisit(visitor, route, site)
          await expectSafeAnswer(await visitor.get(path, { maxRedirects: 0 }), route)
          await visitor.dispose()
        })
      }
    })
  }
})

async function expectSafeAnswer(answer: APIResponse, route: Route): Promise<void> {
  expect(answer.status()).toBe(route.status ?? 200)
  const headers = answer.headers()
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(findInlineCode(await answer.text())).toEqual([])
  const personal = isPersonal(route)
  expect(headers['cache-control']).toBe(personal ? 'private, no-store' : 'public, max-age=0, s-maxage=60')
  if (!personal) expect(headers['set-cookie']).toBeUndefined()
}

test.describe('cookies', () => {
  for (const site of shops) {
    test(`the session of the ${site.name} is out of reach of scripts and of other sites' posts`, async ({
      page,
    }) => {
      await signIn(page.request, site)
      const session = (await page.context().cookies()).find(({ name }) => name === 'sid')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      await page.goto(`${site.base}/`)
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/(?:^|;\s*)sid=/)
    })
  }

  test('a guest of the platform is known by a cookie that scripts cannot read', async ({ page }) => {
    await fillCart(page.request, swissSite, [{ productId: box.id, quantity: '20' }])
    const guest = (await page.context().cookies()).find(({ name }) => name === 'guest_id')
    expect(guest).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('the region that scripts keep for the server says nothing about a person', async ({ page }) => {
    await page.context().clearCookies()
    await page.goto('/de-CH/')
    await expect
      .poll(async () =>
        (await page.context().cookies()).map(({ name, value, sameSite }) => ({ name, value, sameSite })),
      )
      .toEqual([{ name: 'region', value: 'CH', sameSite: 'Lax' }])
  })
})

test.describe('a form', () => {
  const product = swissSite.base + box.path(swissSite)
  for (const [from, headers] of [
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['the same host at another port', { origin: 'http://localhost:1' }],
    ['another site, without an Origin', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', {}],
  ] as const) {
    test(`of ${from} is forbidden`, async ({ request }) => {
      const answer = await request.post(product, { headers, form: { quantity: '20' } })
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([403, 'private, no-store'])
    })
  }

  test('of the shop itself is taken', async ({ request, shop }) => {
    const answer = await request.post(product, { headers: { origin: shop.origin }, form: { quantity: '20' } })
    expect(answer.status()).not.toBe(403)
  })
})

test.describe('the default language', () => {
  for (const [path, shown] of [
    ['/en-US/', '/'],
    ['/en-US/service/terms?a=1&b=%20', '/service/terms?a=1&b=%20'],
    ['/de-shop/de/', '/de-shop/'],
    ['/de-shop/de/service/terms', '/de-shop/service/terms'],
  ] as const) {
    test(`has no segment: ${path} is shown as ${shown}`, async ({ request, shop }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([308, shop.origin + shown])
    })
  }
})
