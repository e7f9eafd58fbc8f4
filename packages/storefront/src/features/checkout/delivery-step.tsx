import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, lineGross, smallOrderSurcharge } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/choice'
import { ChoiceGroup } from '../../forms/choice-group'
import { isZero, splitCharge } from '../cart/cart-totals'
import { useMainPrice } from '../cart/line-amounts'
import { NoteWithAction } from '../cart/note-with-action'
import type { CheckoutResponse } from './checkout-run'
import type { StepData } from './checkout-loader'
import { mainGroup, stepPath } from './checkout-step'
import { StepForm } from './step-form'
import styles from './step-form.module.css'
import { useCheckoutBinding } from './use-checkout-binding'
import { useDeliveryDays } from './use-delivery-days'

interface DeliveryStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** The delivery methods that the platform offers for the address, with fee and working days. */
export function DeliveryStep({ data, response }: DeliveryStepProps) {
  const { t } = useTranslation('checkout')
  const { field } = useCheckoutBinding(response)
  const { id, error } = field('methodId')
  const days = useDeliveryDays()
  const group = mainGroup(data.checkout)
  const methods = group?.availableDeliveryMethods ?? []
  const currentId = group?.selectedDeliveryMethod?.id ?? ''
  const chosenId = currentId === '' ? methods[0]?.id : currentId
  return (
    <StepForm step="delivery" response={response} isClosed={methods.length === 0}>
      <input type="hidden" name="currentId" value={currentId} />
      {methods.length === 0 ? (
        <NoteWithAction
          kind="warning"
          action={
            <Link className="link" to={stepPath('address')}>
              {t('delivery.changeAddress')}
            </Link>
          }
        >
          {t('delivery.none')}
        </NoteWithAction>
      ) : null}
      <ChoiceGroup
        id={id}
        legend={t('delivery.legend')}
        isLegendHidden
        error={error}
        className={styles['choices']}
      >
        {methods.map((method) => (
          <Choice
            key={method.id}
            card
            type="radio"
            name="methodId"
            value={method.id}
            defaultChecked={method.id === chosenId}
            required
            label={method.name ?? method.carrier}
            hint={[method.carrier === method.name ? undefined : method.carrier, days(method)]
              .filter(Boolean)
              .join(', ')}
            end={<Fee net={withoutSurcharge(method.shippingFee, data)} rate={data.vatRate} />}
          />
        ))}
      </ChoiceGroup>
    </StepForm>
  )
}

/** The totals already have the surcharge as a row, so a delivery method does not include it. */
function withoutSurcharge(fee: Money | null, { checkout, countryCode }: StepData): Money | null {
  const itemsNet = checkout.cartSummary?.totalProductAmount
  return itemsNet ? splitCharge(fee, smallOrderSurcharge(itemsNet, countryCode)).shipping : fee
}

interface FeeProps {
  readonly net: Money | null
  readonly rate: number
}

/** The fee as the shopper's main price, and the other price below. */
function Fee({ net, rate }: FeeProps) {
  const { t } = useTranslation(['checkout', 'cart'])
  const { locale } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  if (net === null || isZero(net)) return <span className={styles['fee']}>{t('delivery.free')}</span>
  const netText = formatMoney(net, locale)
  const grossText = formatMoney(lineGross(net, rate), locale)
  return (
    <span className={styles['fee']}>
      {isNetFirst ? netText : grossText}
      <small>
        {isNetFirst
          ? t('cart:price.inclVat', { amount: grossText })
          : t('cart:price.exclVat', { amount: netText })}
      </small>
    </span>
  )
}
