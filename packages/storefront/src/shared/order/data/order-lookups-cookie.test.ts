import { describe, expect, it } from 'vitest'
import { createCookieLookups } from './order-lookups-cookie'

const origin = 'https://shop.example'
const key = '0123456789abcdef0123456789abcdef'
const proof = { orderNumber: 'KR4TN-BQX5A', email: 'zoë.o’neil+"kisten"@example.com' }
const start = Date.UTC(2026, 10, 26)
const minute = 60_000

const open = (cookie = '', now = start) =>
  createCookieLookups(new Request(`${origin}/de-CH/order-lookup`, { headers: { cookie } }), 'CH', () => now)

/** The cookie after a lookup, as a browser sends it. */
async function keep(lookup: typeof proof & { key: string }, before = '', now = start) {
  const { store, setCookies } = open(before, now)
  await store.add(lookup)
  return setCookies()[0]?.split(';')[0] ?? ''
}

describe('the lookups of orders in a cookie', () => {
  it('last for half an hour, for no script, and show neither number nor address', async () => {
    const { store, setCookies } = open()
    await store.add({ key, ...proof })
    const [line = ''] = setCookies()
    expect(line).toMatch(
      /^__Host-order_lookups_CH=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/,
    )
    expect(line).not.toContain('example')
    expect(await open(line.split(';')[0]).store.find(key)).toEqual(proof)
  })

  it('end one by one, also where a later lookup prolongs the cookie', async () => {
    const first = await keep({ key, ...proof })
    const later = 'f'.repeat(32)
    const both = await keep({ key: later, ...proof }, first, start + 20 * minute)
    const find = (each: string, now: number) => open(both, now).store.find(each)
    expect(await find(key, start + 29 * minute)).toEqual(proof)
    expect([await find(key, start + 30 * minute), await find(later, start + 49 * minute)]).toEqual([
      undefined,
      proof,
    ])
  })

  it.each(['', '0', 'x'.repeat(32), `${key}-`])('have nothing for the key "%s"', async (other) => {
    expect(await open(await keep({ key, ...proof })).store.find(other)).toBeUndefined()
  })

  it.each(['AAAA', btoa('"text"').replaceAll('=', ''), btoa('{"endsAt":9e99}').replaceAll('=', '')])(
    'have nothing where somebody has changed the cookie to %s',
    async (changed) => {
      expect(await open(`__Host-order_lookups_CH=${key}-${changed}`).store.find(key)).toBeUndefined()
    },
  )
})
