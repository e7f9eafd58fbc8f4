import { shopContext } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { choosePaymentMethods, isShopError } from '@cartonnage/sdk/rules'
import type { PayingCustomer } from '@cartonnage/sdk/rules'
import { readPaymentOrigin } from '../../shell/payment-provider'
import { shopSettings } from '../../shell/shop-settings'
import { mainGroup } from './checkout-step'
import type { Checkout } from './checkout-step'
import type { PaymentNeeds } from './checkout-forms'
import { loadOrderNumberNeed, takesOrderNumber } from './order-number'

/** How the order of a checkout can be paid. */
export interface PaymentOptions extends PaymentNeeds {
  /** The origin of the provider's pages; null without a provider. */
  readonly providerOrigin: string | null
}

interface OptionsInput {
  readonly checkout: Checkout
  readonly shopper: Session
  readonly signal?: AbortSignal | undefined
}

/**
 * The methods that the rule allows this shopper. An account that has to give an order number pays by invoice or transfer,
 * because the platform takes the number with these only. Without the platform's settings there is no provider.
 */
export async function loadPaymentOptions(
  shop: Client,
  { checkout, shopper, signal }: OptionsInput,
): Promise<PaymentOptions> {
  const [providerOrigin, number] = await Promise.all([
    findProviderOrigin(shop, signal),
    loadOrderNumberNeed(shop, shopper, signal),
  ])
  const methods = choosePaymentMethods({
    shop: shop.shop,
    countryCode: mainGroup(checkout)?.deliveryAddress?.country ?? '',
    currencyCode: checkout.cartSummary?.grandTotalAmount?.currencyCode ?? '',
    customer: customerOf(shopper),
    offered: shopSettings[shop.shop].paymentMethods,
    hasProvider: providerOrigin !== undefined,
  })
  return {
    number,
    methods: number === 'required' ? methods.filter(takesOrderNumber) : methods,
    providerOrigin: providerOrigin ?? null,
  }
}

/** The origin of the provider's pages; undefined without a provider, and while the platform does not respond. */
export async function findProviderOrigin({ use }: Client, signal?: AbortSignal): Promise<string | undefined> {
  try {
    return readPaymentOrigin(await use(shopContext).getApplication({ signal }))
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'ABORTED')) throw error
    return undefined
  }
}

const customerOf = ({ isGuest, userType }: Session): PayingCustomer =>
  isGuest ? 'guest' : userType === 'business' ? 'business' : 'private'
