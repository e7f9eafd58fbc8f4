import { account, shopContext } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import {
  choosePaymentMethods,
  companyCheckField,
  isInvoicePossible,
  readCompanyCheck,
} from '@cartonnage/sdk/rules'
import type { InvoiceOptions, Money } from '@cartonnage/sdk/rules'
import { hasOwnFields } from '../../../shell/own-fields'
import { hasPaid } from '../../../shared/cart/data/has-paid'
import { payingCustomer } from '../../../shell/paying-customer'
import { readPaymentOrigin } from './payment-provider'
import { shopSettings } from '../../../shell/shop-settings'
import { mainGroup } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import type { PaymentNeeds } from './checkout-forms'
import { loadOrderNumberNeed, takesOrderNumber } from './order-number'

/** How the order of a checkout can be paid. */
export interface PaymentOptions extends PaymentNeeds {
  /** The origin of the provider's pages; null without a provider. */
  readonly providerOrigin: string | null
  /** What the first order of a private buyer may cost by invoice, where this one costs more; null for all others. */
  readonly exceededLimit: Money | null
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
  client: Client,
  { checkout, shopper, signal }: OptionsInput,
): Promise<PaymentOptions> {
  const { amount, currencyCode = '' } = checkout.cartSummary?.grandTotalAmount ?? {}
  const due = { customer: payingCustomer(shopper), amount }
  const [providerOrigin, number, invoiceLimit] = await Promise.all([
    findProviderOrigin(client, signal),
    loadOrderNumberNeed(client, shopper, signal),
    findExceededLimit(client, due, signal),
  ])
  const isUnchecked = await isBeingChecked(client, shopper, signal)
  const methods = choosePaymentMethods({
    ...due,
    currencyCode,
    invoiceLimit,
    shop: client.shop,
    countryCode: mainGroup(checkout)?.deliveryAddress?.country ?? '',
    offered: shopSettings[client.shop].paymentMethods.filter(
      (method) => method !== 'invoice' || !isUnchecked,
    ),
    hasProvider: providerOrigin !== undefined,
  })
  return {
    number,
    methods: number === 'required' ? methods.filter(takesOrderNumber) : methods,
    providerOrigin: providerOrigin ?? null,
    exceededLimit: invoiceLimit === null ? null : { amount: invoiceLimit, currencyCode },
  }
}

/** A firm that has registered and is not checked yet pays no invoice; the platform refuses it as well. */
async function isBeingChecked(
  client: Client,
  { isGuest, userType }: Session,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { paymentMethods } = shopSettings[client.shop]
  if (isGuest || userType !== 'private' || !hasOwnFields(client) || !paymentMethods.includes('invoice'))
    return false
  try {
    const { fields } = await client.use(account).getEffective([companyCheckField], { signal })
    return readCompanyCheck(fields[companyCheckField]) === 'open'
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED') || isShopError(error, 'ABORTED')) throw error
    client.reportFailure(error, 'whether the firm of a buyer is checked')
    return false
  }
}

/** The limit of a first order by invoice, where it is exceeded; only then it matters what was paid before. */
async function findExceededLimit(
  client: Client,
  due: Pick<InvoiceOptions, 'customer' | 'amount'>,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const { firstInvoiceLimit, paymentMethods } = shopSettings[client.shop]
  const isWithin = isInvoicePossible({ ...due, invoiceLimit: firstInvoiceLimit })
  if (due.customer !== 'private' || isWithin || !paymentMethods.includes('invoice')) return null
  return (await hasPaid(client, signal)) ? null : firstInvoiceLimit
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
