import { describe, expect, it } from 'vitest'
import { paths } from './paths'
import { readSignInReason } from './sign-in-reason'

const reasonAt = (path: string) => readSignInReason(new URL(path, 'http://localhost').searchParams)

describe('readSignInReason', () => {
  it.each([
    ['/de-CH/checkout', 'checkout'],
    ['/checkout?step=review', 'checkout'],
    ['/de-shop/en-US/checkout?step=address', 'checkout'],
    ['/de-CH/anonymous-cart?to=checkout', undefined],
    ['/de-CH/checkouts', undefined],
    ['/de-CH/cart/1?back=/checkout', undefined],
    ['//evil.example/checkout', undefined],
    ['https://evil.example/checkout', undefined],
    [undefined, undefined],
  ])('finds for %s the reason %s', (startUrl, reason) => {
    expect(reasonAt(paths.login({ startUrl }))).toBe(reason)
  })

  it('[6-5] says that guests have no cart in this shop, unless a session ended', () => {
    expect(reasonAt(paths.login({ startUrl: '/de-CH/product/a/1', isForCart: true }))).toBe('cart')
    expect(reasonAt(paths.login({ isForCart: true, hasEnded: true }))).toBe('ended')
  })

  it('says that the session ended, whichever page it was', () => {
    expect(reasonAt(paths.login({ startUrl: '/de-CH/checkout', hasEnded: true }))).toBe('ended')
    expect(reasonAt(paths.login({ startUrl: '/de-CH/my/orders', hasEnded: true }))).toBe('ended')
  })
})
