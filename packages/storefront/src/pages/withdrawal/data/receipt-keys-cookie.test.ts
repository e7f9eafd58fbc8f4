import { describe, expect, it } from 'vitest'
import { createCookieKeys } from './receipt-keys-cookie'

const origin = 'https://shop.example'
const open = (cookie = '') =>
  createCookieKeys(new Request(`${origin}/de-shop/withdrawal`, { headers: { cookie } }), 'DE')
const withdrawalId = 'W-DE-000001'
const idempotencyKey = '0123456789abcdef0123456789abcdef'
const entry = `${withdrawalId}-${idempotencyKey}`

describe('the keys of withdrawals in a cookie', () => {
  it('are kept for the browser’s session, for no script', async () => {
    const { store, setCookies } = open()
    await store.add({ withdrawalId, idempotencyKey })
    expect(setCookies()).toEqual([`__Host-withdrawals_DE=${entry}; Path=/; HttpOnly; SameSite=Lax; Secure`])
    expect(await open(`__Host-withdrawals_DE=${entry}`).store.find(withdrawalId)).toBe(idempotencyKey)
  })

  it.each(['', 'x', 'a;b', `${idempotencyKey}.${idempotencyKey}`, '<script>'])(
    'refuse what has not the form of a key: "%s"',
    async (odd) => {
      const { store, setCookies } = open()
      await store.add({ withdrawalId, idempotencyKey: odd })
      expect([await store.find(withdrawalId), setCookies()]).toEqual([undefined, []])
    },
  )
})
