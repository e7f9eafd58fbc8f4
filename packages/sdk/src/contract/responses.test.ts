import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountInfoSchema } from './account/account'
import { addressListSchema } from './addresses/addresses'
import { checkoutSchema } from './checkout/checkout'
import { applicationContextSchema } from './shop-context/application-context'
import { cartCountsSchema, inactiveCartsSchema } from './cart/cart-actions'
import { sessionContextSchema } from './session/context'
import { orderListSchema } from './orders/orders'
import { categoriesSchema, productListSchema, productSchema } from './catalog/product'
import { searchResultSchema } from './catalog/search'
import { vatRateRecordsSchema } from './vat/vat-information'

describe('sessionContextSchema', () => {
  it('[7.3-5] needs to know whether this is a guest, and nothing else', () => {
    expect(z.parse(sessionContextSchema, { guestUser: true })).toMatchObject({
      userId: null,
      buyerGroups: [],
    })
    expect(z.safeParse(sessionContextSchema, { userId: '005' }).success).toBe(false)
  })
})

describe('applicationContextSchema', () => {
  it('[3.shopper-context-11] [3.shopper-context-12] reads what is missing as false', () => {
    const context = z.parse(applicationContextSchema, { subscriptionConfig: null })
    expect(context.subscriptionConfig).toEqual({
      subscriptionPlusEnabled: false,
      rlmSubscriptionEnabled: false,
      commerceSubscriptionARCUIEnabled: false,
    })
    expect(context.giftingConfig.isGiftingEnabled).toBe(false)
    expect(context.propertiesEx.highScaleCartEnabled).toBe(false)
    expect(context.guestCartEnabled).toBe(false)
  })

  it('[3.shopper-context-9] keeps the currencies of the locales', () => {
    const markets = [{ marketId: '0ZI', localeCurrencyMap: { de_CH: 'CHF' } }]
    expect(z.parse(applicationContextSchema, { markets, supportedCurrencies: ['CHF'] })).toMatchObject({
      markets,
      supportedCurrencies: ['CHF'],
    })
  })
})

describe('accountInfoSchema', () => {
  it.each([
    ['business', 'business'],
    ['private', 'private'],
    ['Business', 'private'],
    [undefined, 'private'],
  ])('[7.1-4] reads the user type %j as %j', (UserType, expected) => {
    expect(z.parse(accountInfoSchema, { UserName: 'Lea', UserType })).toMatchObject({
      userName: 'Lea',
      userType: expected,
      isGuestUser: false,
      menuItems: [],
    })
  })
})

describe('vatRateRecordsSchema', () => {
  it('[7.1-7] keeps rates as they come and one bad record from spoiling the list', () => {
    const wire = [{ DeveloperName: 'CH', Rate__c: 0.081 }, { DeveloperName: 'DE', Rate__c: '19' }, 'x', null]
    expect(z.parse(vatRateRecordsSchema, wire)).toEqual([
      { DeveloperName: 'CH', Rate__c: 0.081 },
      { DeveloperName: 'DE', Rate__c: '19' },
      { DeveloperName: null, Rate__c: null },
      { DeveloperName: null, Rate__c: null },
    ])
  })
})

describe('inactiveCartsSchema', () => {
  it('[7.1-3] [3.cart-5] drops the spelling of the wire', () => {
    const wire = { hasError: false, inactiveCarts: [{ UniqueProductCount: '2', Id: '0a6' }] }
    expect(z.parse(inactiveCartsSchema, wire).inactiveCarts).toEqual([{ uniqueProductCount: 2, id: '0a6' }])
  })
})

describe('cartCountsSchema', () => {
  it('[7.1-8] reads a missing cart as no products', () => {
    expect(z.parse(cartCountsSchema, {})).toEqual({ uniqueProductCount: 0, cartId: null })
  })
})

describe('searchResultSchema', () => {
  it('gives prices the currency of the page and fields as texts', () => {
    const found = {
      id: '01t',
      fields: { Name: { value: 'Faltkarton' } },
      defaultImage: { url: '/media/a', title: 'K' },
      prices: { listPrice: null, unitPrice: '3.00', productId: '01t' },
      purchaseQuantityRule: { minimum: '25', maximum: null, increment: '25' },
    }
    const productsPage = { currencyIsoCode: 'CHF', pageSize: 20, total: 1, products: [found] }
    expect(z.parse(searchResultSchema, { locale: 'de_CH', productsPage })).toMatchObject({
      total: 1,
      currencyCode: 'CHF',
      facets: [],
      products: [
        {
          name: 'Faltkarton',
          imageUrl: '/media/a',
          prices: { listPrice: null, unitPrice: { amount: '3.00', currencyCode: 'CHF' } },
          purchaseQuantityRule: { minimum: 25, maximum: null, increment: 25 },
        },
      ],
    })
  })
})

describe('productSchema', () => {
  it('takes the name from the fields where it is nowhere else', () => {
    const wire = {
      id: '01t',
      fields: { Name: 'Karton' },
      primaryProductCategoryPath: { path: [{ id: '0ZG' }] },
    }
    expect(z.parse(productSchema, wire)).toMatchObject({
      name: 'Karton',
      primaryProductCategoryPath: [{ id: '0ZG', urlName: null }],
      mediaGroups: [],
    })
  })
})

describe('productListSchema', () => {
  it('leaves out the products that the platform could not answer', () => {
    const products = [
      { id: 'a', success: true, error: {} },
      { success: false, error: { errorCode: 'X' } },
    ]
    expect(z.parse(productListSchema, { products, total: 2 }).products.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('categoriesSchema', () => {
  it('takes name and description from the fields', () => {
    const wire = {
      productCategories: [{ id: '0ZG', urlName: 'kartons', fields: { Name: 'Kartons', Description: 'D' } }],
    }
    expect(z.parse(categoriesSchema, wire).productCategories[0]).toMatchObject({
      name: 'Kartons',
      description: 'D',
      isNavigational: true,
    })
  })
})

describe('addressListSchema', () => {
  it('prefers codes to the labels of older versions, and reads a blank page token as none', () => {
    const items = [
      { addressId: '8lW', country: 'Schweiz', countryCode: 'CH', region: 'Solothurn', regionCode: 'SO' },
    ]
    expect(z.parse(addressListSchema, { count: 1, items, nextPageToken: '' })).toMatchObject({
      count: 1,
      nextPageToken: null,
      items: [{ country: 'CH', region: 'SO', isDefault: false }],
    })
  })
})

describe('checkoutSchema', () => {
  it('reads a checkout in preparation, which is only an id', () => {
    expect(z.parse(checkoutSchema, { checkoutId: '2z9' })).toMatchObject({ deliveryGroups: [], errors: [] })
  })

  it('[3.checkout-delivery-and-payment-3] reads the phone under either name', () => {
    const group = { id: '0a7', deliveryAddress: { id: '8lW', shipToPhoneNumber: '+41' } }
    const wire = { checkoutId: '2z9', deliveryGroups: { count: 1, items: [group] } }
    expect(z.parse(checkoutSchema, wire).deliveryGroups[0]?.deliveryAddress?.phoneNumber).toBe('+41')
  })

  it('makes money of fees and a message of an error', () => {
    const method = { id: '2Dm', currencyIsoCode: 'CHF', shippingFee: '9.50', transitTimeMin: 2 }
    const wire = {
      checkoutId: '2z9',
      deliveryGroups: [{ id: '0a7', availableDeliveryMethods: [method] }],
      errors: [
        { type: '/commerce/integrations/inventory', title: 'Not enough', detail: '120 left', instance: null },
      ],
    }
    const checkout = z.parse(checkoutSchema, wire)
    expect(checkout.deliveryGroups[0]?.availableDeliveryMethods[0]).toMatchObject({
      shippingFee: { amount: '9.50', currencyCode: 'CHF' },
      transitTimeMin: 2,
      transitTimeMax: null,
    })
    expect(checkout.errors[0]).toMatchObject({
      type: '/commerce/integrations/inventory',
      message: '120 left',
    })
  })
})

describe('orderListSchema', () => {
  it('reads total, status and the number that a buyer quotes', () => {
    const order = {
      orderNumber: 'KR4TN-B0X50-PACK9-2026A',
      createdDate: '2026-11-21T09:00:00.000Z',
      currencyIsoCode: 'CHF',
      totalAmount: '151.34',
      fields: { Status: { label: 'Status', text: 'Created', type: 'STRING' } },
    }
    expect(z.parse(orderListSchema, { count: 1, orderSummaries: [order] }).orderSummaries[0]).toMatchObject({
      orderReferenceNumber: 'KR4TN-B0X50-PACK9-2026A',
      total: { amount: '151.34', currencyCode: 'CHF' },
      status: 'Created',
    })
  })
})
