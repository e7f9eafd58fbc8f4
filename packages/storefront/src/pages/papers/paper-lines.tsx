import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { formatAmountOf, formatUnitPrice, orderLine } from '../../shared/lines/format-line-amount'
import { useMainPrice } from '../../shared/lines/line-amounts'
import { isPickUpName } from '../../shared/order/delivery-method-name'
import { useDeliveryMethod } from '../../shared/order/use-delivery-method'
import { formatOrderDate } from '../../shell/order-date'
import type { OrderDelivery } from '../../shared/order/data/order-deliveries'
import type { Order } from '../../shared/order/data/order-view'
import { useDeliveryTime } from '../../shared/order/use-delivery-time'
import type { Paper } from './paper'
import { stateOf } from './paper'
import styles from './paper.module.css'

/** The items of a paper by delivery, numbered; prices as the buyer sees them: gross, or net for a business. */
export function PaperLines({ paper }: { readonly paper: Paper }) {
  const { kind, view, deliveries } = paper
  const hasPrices = kind !== 'delivery-note'
  // Without the rates of an order its prices stay net.
  const hasRates = (view.totals?.vatRows.length ?? 0) > 0
  const positions = countBefore(deliveries)
  return (
    <table className={styles.lines}>
      <LinesHead hasPrices={hasPrices} hasRates={hasRates} />
      {deliveries.map((delivery, index) => (
        <tbody key={delivery.id}>
          {deliveries.length > 1 ? (
            <DeliveryRow paper={paper} delivery={delivery} number={index + 1} />
          ) : null}
          {delivery.items.map((item, place) => (
            <LineRow
              key={item.orderItemSummaryId ?? place}
              item={item}
              position={(positions[index] ?? 0) + place + 1}
              rate={hasRates ? delivery.rate : null}
              hasPrices={hasPrices}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** How many items the deliveries before each one have. */
const countBefore = (deliveries: readonly OrderDelivery[]): readonly number[] =>
  deliveries.map((_, index) => deliveries.slice(0, index).reduce((sum, { items }) => sum + items.length, 0))

interface LinesHeadProps {
  readonly hasPrices: boolean
  readonly hasRates: boolean
}

function LinesHead({ hasPrices, hasRates }: LinesHeadProps) {
  const { t } = useTranslation('papers')
  const main = useMainPrice()
  const unit = hasRates ? main : 'net'
  return (
    <thead>
      <tr>
        <th scope="col">{t('line.position')}</th>
        <th scope="col">{t('line.article')}</th>
        <th scope="col">{t('line.name')}</th>
        <th scope="col">{t('line.quantity')}</th>
        {hasPrices ? (
          <>
            <th scope="col">{t(`line.price.${unit}`)}</th>
            {hasRates ? <th scope="col">{t('line.rate')}</th> : null}
            <th scope="col">{t(`line.amount.${unit}`)}</th>
          </>
        ) : null}
      </tr>
    </thead>
  )
}

interface DeliveryRowProps {
  readonly paper: Paper
  readonly delivery: OrderDelivery
  readonly number: number
}

/** Where the items below it go, or went. */
function DeliveryRow({ paper: { kind, view, deliveries }, delivery, number }: DeliveryRowProps) {
  const { t } = useTranslation(['papers', 'orders'])
  const { locale } = useShopClient()
  const toLines = useAddressLines(view.locations)
  const methodText = useDeliveryMethod()
  const time = useDeliveryTime()
  const address = delivery.delivery?.address ?? null
  const state = stateOf(view.order, delivery)
  const sent = state?.sentAt ? t('papers:sentOn', { date: formatOrderDate(state.sentAt, locale) }) : null
  const note = state?.deliveryNoteNumber
    ? t('papers:title.delivery-note', { number: state.deliveryNoteNumber })
    : null
  const methodName = delivery.delivery?.methodName ?? null
  const isPickUp = isPickUpName(methodName)
  const isAhead = kind === 'confirmation' && view.order.canceledAt === null && sent === null
  const day = isAhead && delivery.delivery ? time(delivery.delivery) : undefined
  const expected =
    day === undefined
      ? null
      : t('orders:detail.labelled', {
          label: t(isPickUp ? 'orders:detail.expectedReady' : 'orders:detail.expected'),
          value: day,
        })
  const method = methodName && methodText(methodName)
  return (
    <tr className={styles.delivery}>
      <th colSpan={7} scope="rowgroup">
        <strong>{t('orders:detail.deliveryOf', { number, count: deliveries.length })}</strong>
        {[address === null || isPickUp ? null : toLines(address).join(', '), method, expected]
          .filter((part) => part !== null)
          .map((part) => ` · ${part}`)}
        {[note, sent]
          .filter((part) => part !== null)
          .map((part) => (
            <Fragment key={part}>
              {' · '}
              <span className="no-break">{part}</span>
            </Fragment>
          ))}
      </th>
    </tr>
  )
}

interface LineRowProps extends Pick<LinesHeadProps, 'hasPrices'> {
  readonly item: Order['items'][number]
  readonly position: number
  /** A fraction; null where it is unknown. */
  readonly rate: number | null
}

function LineRow({ item, position, rate, hasPrices }: LineRowProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { amount: unitAmount } = useUnitLabels()
  const { sku, name } = item
  const line = orderLine(item)
  const format = { rate, main, locale, t }
  return (
    <tr>
      <td>{position}</td>
      <td>{sku}</td>
      <td>{keepSizesTogether(name ?? sku ?? '–')}</td>
      <td>{unitAmount(line.quantity, item.unit)}</td>
      {hasPrices ? (
        <>
          <td>{formatUnitPrice(line, format)}</td>
          {rate === null ? null : <td>{formatPercent(rate, locale)}</td>}
          <td>{formatAmountOf(line, format)}</td>
        </>
      ) : null}
    </tr>
  )
}
