import { useShopClient } from '@cartonnage/react-hooks'
import { instructionsLimit } from '@cartonnage/sdk/rules'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { TextArea } from '../../components/text-area'
import { ChoiceGroup } from '../../forms/choice-group'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { shopSettings } from '../../shell/shop-settings'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import { carrierName } from '../../shared/delivery/carrier-name'
import { deliveryKind } from '../../shared/delivery/delivery-kind'
import { methodDays } from '../../shared/delivery/method-days'
import { useDaysText } from '../../shared/delivery-day/use-day-text'
import { listDeliveries, methodFee } from './checkout-deliveries'
import type { CheckoutResponse } from './data/checkout-run'
import type { StepData } from './data/checkout-loader'
import { DeliveryFee } from './delivery-fee'
import { enteredDelivery, methodOf } from './delivery-form'
import type { CheckoutGroup, EnteredDelivery, GroupMethod } from './delivery-form'
import styles from './delivery-group.module.css'
import { DesiredDate } from './desired-date'
import { FreightFields } from './freight-fields'
import { useDeliveryLabels } from './use-delivery-binding'
import type { DeliveryBinding } from './use-delivery-binding'

interface DeliveryGroupProps {
  readonly group: CheckoutGroup
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
  readonly field: DeliveryBinding['field']
  readonly number: number
  /** Without another group the address needs not be named. */
  readonly count: number
}

/** The fields of one delivery group; of several ones each is a fieldset named by its address. */
export function DeliveryGroup({ number, count, ...props }: DeliveryGroupProps) {
  const { t } = useTranslation('checkout')
  const address = props.group.deliveryAddress
  const toLines = useAddressLines({})
  if (count === 1) return <GroupFields {...props} />
  return (
    <fieldset className={styles.group}>
      <legend>
        <span className={styles.title}>{t('review.deliveryOf', { number, count })}</span>
        <span className={styles.place}>{address ? toLines(address).join(', ') : props.group.name}</span>
      </legend>
      <GroupFields {...props} />
    </fieldset>
  )
}

function GroupFields({ group, data, response, field }: Omit<DeliveryGroupProps, 'number' | 'count'>) {
  const { t } = useTranslation('checkout')
  const labels = useDeliveryLabels()
  const entered = enteredDelivery(group, response?.delivery?.[group.id])
  const [methodId, setMethodId] = useState(entered.methodId)
  return (
    <div className={styles.fields}>
      <Methods {...{ group, data, field, entered }} onChoose={setMethodId} />
      <FreightFields field={field} entered={entered} />
      <DesiredDate
        {...field('desiredDate')}
        group={group}
        method={methodOf(group, methodId)}
        entered={entered}
      />
      <TextArea
        {...field('remark')}
        label={labels.remark}
        labelNote={t('delivery.optional')}
        hint={t('delivery.remarkHint')}
        rows={2}
        maxLength={instructionsLimit}
        defaultValue={entered.remark}
      />
    </div>
  )
}

interface MethodsProps {
  readonly group: CheckoutGroup
  readonly data: StepData
  readonly field: DeliveryBinding['field']
  readonly entered: EnteredDelivery
  readonly onChoose: (methodId: string) => void
}

function Methods({ group, data, field, entered, onChoose }: MethodsProps) {
  const { t } = useTranslation('checkout')
  const { id, name, error } = field('methodId')
  const deliveries = listDeliveries(data)
  const rate = deliveries.find((each) => each.group.id === group.id)?.rate ?? data.vatRate
  if (group.availableDeliveryMethods.length === 0) return null
  return (
    <ChoiceGroup
      id={id}
      legend={t('delivery.legend')}
      isLegendHidden
      error={error}
      className={styles.choices}
    >
      {group.availableDeliveryMethods.map((method) => (
        <Choice
          key={method.id}
          card
          type="radio"
          name={name}
          value={method.id}
          // The style sheet shows what the chosen one asks for, also without scripts.
          data-kind={deliveryKind(method)}
          defaultChecked={method.id === entered.methodId}
          onChange={() => onChoose(method.id)}
          required
          label={method.name ?? method.carrier}
          hint={<MethodHint method={method} group={group} />}
          end={<DeliveryFee net={methodFee(method.shippingFee, group.id, deliveries)} rate={rate} />}
        />
      ))}
    </ChoiceGroup>
  )
}

interface MethodHintProps {
  readonly method: GroupMethod
  readonly group: CheckoutGroup
}

/** Who delivers, or where to pick up; and when. */
function MethodHint({ method, group }: MethodHintProps) {
  const { t } = useTranslation(['checkout', 'delivery'])
  const { t: tDelivery } = useTranslation('delivery')
  const { shop } = useShopClient()
  const calendar = use(DeliveryCalendarContext)
  const daysText = useDaysText()
  const { sender, pickUpAddress } = shopSettings[shop]
  const isPickUp = deliveryKind(method) === 'pickUp'
  const days = calendar && methodDays(method, { calendar, sender, address: group.deliveryAddress })
  const carrier = isPickUp
    ? t('delivery.pickUpAt', { address: pickUpAddress.join(', ') })
    : method.carrier && carrierName(method.carrier, tDelivery)
  return (
    <>
      {carrier === method.name ? null : <span className={styles.hintLine}>{carrier}</span>}
      {days ? (
        <span className={styles.hintLine}>
          {t(isPickUp ? 'delivery:readyDays' : 'delivery:expectedDays', { days: daysText(days) })}
        </span>
      ) : null}
    </>
  )
}
