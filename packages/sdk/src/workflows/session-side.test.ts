import { describe, expect, it } from 'vitest'
import { createShopClient } from '../client'

const stale = '001CN0000000001YAA'

/** A buyer whose browser names an account that may not be acted for any more. */
function openStale() {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    reportFailure: () => undefined,
    initialState: { scope: { effectiveAccountId: stale } },
    fetch: (input) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('/session-context')) return Promise.resolve(Response.json({}))
      const body = { userId: '005', guestUser: false, accountId: '001CN0000000002YAA' }
      const refusal = [{ errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: 'no' }]
      return Promise.resolve(
        url.includes(stale) ? Response.json(refusal, { status: 404 }) : Response.json(body),
      )
    },
  })
}

describe('an account that may not be acted for any more', () => {
  it('[6-4] makes nobody a guest, not even when the session is asked for twice at once', async () => {
    const { session, scope } = openStale()
    const { signal } = new AbortController()
    const found = await Promise.all([session.load({ signal }), session.load({ signal })])
    expect(found.map(({ isGuest }) => isGuest)).toEqual([false, false])
    expect(scope.getSnapshot().effectiveAccountId).toBe('001CN0000000002YAA')
  })
})
