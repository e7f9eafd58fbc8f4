import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Site } from './sites'
import { sameOriginHeaders } from './sites'
import { expect } from './test'

interface Checkout {
  readonly checkoutId: string
  readonly deliveryGroups: {
    readonly items: readonly {
      readonly availableDeliveryMethods: readonly { readonly id: string }[]
      readonly deliveryAddress: Readonly<Record<string, string>>
    }[]
  }
}

/** Sends a body in the platform's format; any successful status is accepted. */
async function read<T>(response: APIResponse, what: string): Promise<T> {
  expect(response.ok(), `${what}: ${response.status()} ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

const checkoutsOf = ({ site, webstoreId }: Site) =>
  `${site}/services/data/v65.0/commerce/webstores/${webstoreId}/checkouts`

interface OrderOptions {
  /** In which language the order is placed, and its mails are written. @default the platform's own */
  readonly language?: Site['locale']
  /** How it is paid. @default by invoice */
  readonly method?: 'prepayment'
}

/**
 * Takes the buyer's cart through the checkout by the platform's own calls, up to where only the order is missing, and
 * returns the id of the checkout.
 */
export async function prepareCheckout(
  request: APIRequestContext,
  site: Site,
  { method }: OrderOptions = {},
): Promise<string> {
  const checkouts = checkoutsOf(site)
  const start = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
  await read(
    await request.put(checkouts, { headers: sameOriginHeaders, data: start }),
    'starting the checkout',
  )
  const checkout = await read<Checkout>(await request.get(`${checkouts}/active`), 'the checkout')
  const [group] = checkout.deliveryGroups.items
  const deliveryMethodId = group?.availableDeliveryMethods[0]?.id
  const own = `${checkouts}/${checkout.checkoutId}`
  await read(
    await request.patch(own, { headers: sameOriginHeaders, data: { deliveryMethodId } }),
    'the delivery method',
  )
  const { name, street, city, postalCode, country } = group?.deliveryAddress ?? {}
  const payment = {
    paymentToken: 'WS-2026-1187',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { name, street, city, postalCode, country },
    ...(method !== undefined && { paymentsData: JSON.stringify({ PaymentMethod__c: method }) }),
  }
  await read(
    await request.post(`${own}/payments`, { headers: sameOriginHeaders, data: payment }),
    'the payment',
  )
  return checkout.checkoutId
}

/** Orders what is in the guest's cart, and returns the order reference number. */
export async function placeGuestOrder(
  request: APIRequestContext,
  site: Site,
  { email, ...address }: Guest,
): Promise<string> {
  const checkouts = checkoutsOf(site)
  const send = async (method: 'put' | 'patch' | 'post', path: string, data: object) =>
    await read(
      await request[method](checkouts + path, { headers: sameOriginHeaders, data }),
      `${method} ${path}`,
    )
  await send('put', '', { cartId: 'current' })
  const { firstName, lastName, ...location } = address
  const deliveryAddress = { ...location, name: `${firstName} ${lastName}`, country: site.shop }
  await send('patch', '/active', { contactInfo: { firstName, lastName, email }, deliveryAddress })
  const checkout = await read<Checkout>(await request.get(`${checkouts}/active`), 'the checkout')
  const deliveryMethodId = checkout.deliveryGroups.items[0]?.availableDeliveryMethods[0]?.id
  await send('patch', '/active', { deliveryMethodId })
  await send('post', '/active/payments', { requestType: 'Auth', paymentToken: 'tok_success' })
  const orders = await request.post(`${checkouts}/active/orders`, { headers: sameOriginHeaders, data: {} })
  return (await read<{ orderReferenceNumber: string }>(orders, 'the order')).orderReferenceNumber
}

/** Who orders without an account, and where to. */
interface Guest {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

/** Orders what is in the buyer's cart, by purchase order, and returns the order reference number. */
export async function placeOrder(
  request: APIRequestContext,
  site: Site,
  { language, ...options }: OrderOptions = {},
): Promise<string> {
  const checkoutId = await prepareCheckout(request, site, options)
  const orders = `${checkoutsOf(site)}/${checkoutId}/orders`
  const order = await read<{ orderReferenceNumber: string }>(
    await request.post(language === undefined ? orders : `${orders}?language=${language}`, {
      headers: sameOriginHeaders,
      data: {},
    }),
    'the order',
  )
  return order.orderReferenceNumber
}
