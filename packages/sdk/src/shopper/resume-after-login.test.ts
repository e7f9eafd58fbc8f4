import { describe, expect, it, vi } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { storageEntries } from '../storage/storage-entries'
import { resumeAfterLogin } from './resume-after-login'

const origin = 'https://shop.example'
const cartUrl = `${origin}/de-CH/cart/0a6`

function resume(stored: Readonly<Record<string, string>>, isCartMerged = true) {
  const { data, openTab } = createBrowser()
  for (const [key, text] of Object.entries(stored)) data.set(key, text)
  const navigate = vi.fn()
  const tab = openTab()
  const wasSent = resumeAfterLogin({ ...tab, origin, cartUrl, navigate, isCartMerged })
  return { data, wasSent, navigate, failures: tab.failures }
}

describe('resumeAfterLogin', () => {
  it('[4.guest-cart-on-login-6] [4.guest-cart-on-login-7] goes to the summary and removes the stored path', () => {
    const stored = { loginFromCart: 'true', goToSummary: '/de-CH/summary?step=2', guestUserName: 'Lea' }
    const { data, navigate, wasSent } = resume(stored)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/de-CH/summary?step=2')
    expect(wasSent).toBe(true)
    expect([...data.keys()]).toEqual([])
  })

  it('[4.guest-cart-on-login-6] goes to the cart before the summary when not all of the guest cart was merged', () => {
    const stored = { loginFromCart: 'true', goToSummary: '/de-CH/summary', guestUserName: 'Lea' }
    const { data, navigate } = resume(stored, false)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(cartUrl)
    expect([...data.keys()]).toEqual([])
  })

  it('[4.guest-cart-on-login-8] goes to the cart record page without a summary', () => {
    const { data, navigate } = resume({ loginFromCart: 'true', guestUserName: 'Lea' })
    expect(navigate).toHaveBeenCalledExactlyOnceWith(cartUrl)
    expect([...data.keys()]).toEqual(['guestUserName'])
  })

  it.each(['https://evil.example/summary', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'ignores %s, which leads away from the shop, and goes to the cart',
    (goToSummary) => {
      const { data, navigate, failures } = resume({ loginFromCart: 'true', goToSummary })
      expect(navigate).toHaveBeenCalledExactlyOnceWith(cartUrl)
      expect(data.has('goToSummary')).toBe(false)
      expect(failures).toHaveLength(1)
    },
  )

  it.each(['false', '"true"', '1', 'null'])(
    '[4.guest-cart-on-login-8] stays where it is when loginFromCart is %s',
    (loginFromCart) => {
      const { navigate, wasSent } = resume({ loginFromCart })
      expect(navigate).not.toHaveBeenCalled()
      expect(wasSent).toBe(false)
    },
  )

  it('[4.guest-cart-on-login-7] does not go to the summary without loginFromCart', () => {
    const { navigate, wasSent } = resume({ goToSummary: '/de-CH/summary' })
    expect(navigate).not.toHaveBeenCalled()
    expect(wasSent).toBe(false)
  })

  it('[4.guest-cart-on-login-9] never deletes lines that were not sent', () => {
    const lines = JSON.stringify([{ productId: 'sold in the other shop', quantity: '1' }])
    const { data } = resume({ anonymousCart: lines })
    expect(data.get(storageEntries.anonymousCart.key)).toBe(lines)
  })
})
