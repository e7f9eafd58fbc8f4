import { describe, expect, it } from 'vitest'
import { actingForCookie, readActingFor } from './acting-for'

const id = '001CN0000000005YAA'
const shop = 'DE'

describe('the cookie of the account acted for', () => {
  it('[3.browser-stored-data-7] lasts as long as the browser’s session, for one shop', () => {
    expect(actingForCookie({ shop, origin: 'http://localhost' }, id)).toBe(
      `acting_for_DE=${id}; Path=/; SameSite=Lax`,
    )
    expect(actingForCookie({ shop, origin: 'https://shop.example.de' }, id)).toContain('; Secure')
    expect(readActingFor(`a=b; acting_for_DE=${id}`, 'DE')).toBe(id)
    expect(readActingFor(`acting_for_DE=${id}`, 'CH')).toBeUndefined()
  })

  it.each(['', '000000000000000', 'x', `${id}x`, '001CN00000/../0', '%3Cscript%3E', '001CN000000000%20'])(
    'names nobody with %j',
    (value) => {
      expect(readActingFor(`acting_for_DE=${value}`, 'DE')).toBeUndefined()
    },
  )
})
