import { describe, expect, it } from 'vitest'
import { calledScope, readOwnSession, sessionsOf } from './called-session'

const http = 'http://localhost:4173'
const https = 'https://shop.example'
const ofWebstore = (id: string) => `/services/data/v65.0/commerce/webstores/${id}/carts/current`

const request = (url: string, cookie: string) => ({ url, headers: new Headers({ cookie }) })

describe('the shop of a call', () => {
  it.each([
    [ofWebstore('0ZECH00000000014AA'), 'CH'],
    [ofWebstore('0ZEDE00000000014AA'), 'DE'],
    [ofWebstore('0ZEDE0000000001'), 'DE'],
    [`/de-shop${ofWebstore('0ZECH00000000014AA')}`, 'CH'],
    [ofWebstore('other'), 'CH'],
    ['/de-shop/services/apexrest/carts', 'DE'],
    ['/services/apexrest/carts', 'CH'],
    ['/de-shop/my/orders?x=/webstores/0ZECH00000000014AA/', 'DE'],
  ])('%s is %s', (path, shop) => {
    expect(calledScope(http + path)).toEqual({ origin: http, shop })
  })
})

describe('the session of a request', () => {
  it.each([
    [http, 'a=1; session_CH=x', 'x'],
    [http, '__Host-session_CH=x', undefined],
    [http, 'session_DE=x', undefined],
    [http, 'session_CH=x; session_CH=y', ''],
    [https, '__Host-session_CH=x', 'x'],
    [https, 'session_CH=x', undefined],
    [https, 'session_CH=x; __Host-session_CH=y', 'y'],
    [https, '', undefined],
  ])('at %s with the cookies %j is %j', (origin, cookie, id) => {
    expect(readOwnSession(request(`${origin}/`, cookie), { shop: 'CH', origin })).toBe(id)
  })

  it.each([
    ['sid=a', ['a']],
    ['session_CH=a', ['a']],
    ['sid=a; session_CH=b; sid=c', ['a', 'b', 'c']],
    ['session_DE=a; region=CH', []],
  ])('counts with the cookies %j as %j', (cookie, values) => {
    expect(sessionsOf(request(http + ofWebstore('0ZECH00000000014AA'), cookie))).toEqual(values)
  })
})
