import { describe, expect, it } from 'vitest'
import { effectiveAccountCookie, readEffectiveAccountCookie } from './effective-account'

const id = '001CN0000000005YAA'
const shop = 'DE'

describe('the cookie of the account acted for', () => {
  it('[3.browser-stored-data-7] lasts as long as the browser’s session, for one shop', () => {
    expect(effectiveAccountCookie({ shop, origin: 'http://localhost' }, id)).toBe(
      `acting_for_DE=${id}; Path=/; SameSite=Lax`,
    )
    expect(effectiveAccountCookie({ shop, origin: 'https://shop.example.de' }, id)).toContain('; Secure')
    expect(readEffectiveAccountCookie(`a=b; acting_for_DE=${id}`, 'DE')).toBe(id)
    expect(readEffectiveAccountCookie(`acting_for_DE=${id}`, 'CH')).toBeUndefined()
  })

  it.each(['', '000000000000000', 'x', `${id}x`, '001CN00000/../0', '%3Cscript%3E', '001CN000000000%20'])(
    'names nobody with %j',
    (value) => {
      expect(readEffectiveAccountCookie(`acting_for_DE=${value}`, 'DE')).toBeUndefined()
    },
  )
})
