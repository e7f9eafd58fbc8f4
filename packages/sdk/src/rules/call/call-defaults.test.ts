import { describe, expect, it } from 'vitest'
import {
  activeCheckout,
  addressListDefaults,
  apiVersion,
  cartItemsDefaults,
  cartProductsDefaults,
  checkoutCartStatus,
  currentAccount,
  currentCart,
  deliveryGroupsDefaults,
  platformRelease,
  reservationSeconds,
} from './call-defaults'

describe('what calls say where nothing else is said', () => {
  it('[9-31] is version v65.0 of release 258', () => {
    expect([apiVersion, platformRelease]).toEqual(['v65.0', 258])
  })

  it("[9-32] is 'current' for the cart, 'active' for the checkout, 'Checkout' for the status of its cart", () => {
    expect([currentCart, activeCheckout, checkoutCartStatus]).toEqual(['current', 'active', 'Checkout'])
  })

  it("[6-4] is 'current' for the account", () => {
    expect(currentAccount).toBe('current')
  })

  it.each([
    ['[9-33] pageNumber', cartItemsDefaults.pageNumber, 1],
    ['[9-33] pageSize', cartItemsDefaults.pageSize, 25],
    ['[9-33] sort', cartItemsDefaults.sort, 'CreatedDateDesc'],
    ['[9-33] productFields', cartItemsDefaults.productFields, '*'],
    ['[9-33] includePromotions', cartItemsDefaults.includePromotions, true],
    ['[9-33] includeCoupons', cartItemsDefaults.includeCoupons, true],
    ['[9-34] pageSize of cart products', cartProductsDefaults.pageSize, 25],
    ['[9-35] limit of delivery groups', deliveryGroupsDefaults.limit, 20],
    ['[9-35] cartItemLimit of delivery groups', deliveryGroupsDefaults.cartItemLimit, 0],
    ['[9-36] seconds of a reservation', reservationSeconds, 14_400],
    ['[9-37] excludeUnsupportedCountries', addressListDefaults.excludeUnsupportedCountries, true],
    ['[9-37] shouldShowDefaultAddrFirst', addressListDefaults.shouldShowDefaultAddrFirst, true],
  ])('%s is %s', (_, value, expected) => {
    expect(value).toBe(expected)
  })
})
