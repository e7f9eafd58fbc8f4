import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { choosePaymentMethods, shopCurrencies } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { payingCustomer } from '../../shell/paying-customer'
import { shopSettings } from '../../shell/shop-settings'

export interface PaymentWordsProps {
  /** What the cart costs with VAT, as a decimal string; undefined while the platform calculates. */
  readonly amount: string | undefined
  /** The country of delivery. */
  readonly countryCode: string
  /** Up to which amount the buyer pays by invoice, as a decimal string. @default null, without a limit */
  readonly invoiceLimit?: string | null | undefined
}

/** How this visitor can pay the cart, as the payment step will offer it where the payment provider can be reached. */
export function PaymentWords({ amount, countryCode, invoiceLimit = null }: PaymentWordsProps) {
  const { t } = useTranslation('cart')
  const { shop } = useShopClient()
  const { session } = useSession()
  const methods = choosePaymentMethods({
    shop,
    amount,
    countryCode,
    invoiceLimit,
    currencyCode: shopCurrencies[shop],
    customer: payingCustomer(session),
    offered: shopSettings[shop].paymentMethods,
    hasProvider: true,
  })
  return t('payment.words', { methods: methods.map((method) => t(`payment.method.${method}`)).join(', ') })
}
