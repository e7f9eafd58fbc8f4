import { useShopClient } from '@cartonnage/react-hooks'
import { paymentBadges, paymentProcedures, prepaymentTerm } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { use } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { joinClasses } from '../../components/join-classes'
import { ChoiceGroup } from '../../forms/choice-group'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { badgeMarks, shopSettings } from '../../shell/shop-settings'
import { useResourceUrl } from '../../shell/use-resource-url'
import { formatOrderDate } from '../../shell/order-date'
import styles from './payment-methods.module.css'

interface PaymentMethodsProps {
  readonly id: string
  readonly error: string | undefined
  readonly methods: readonly PaymentMethod[]
  readonly chosen: PaymentMethod | undefined
  readonly onChoose: (method: PaymentMethod) => void
  /** What the chosen method asks for. */
  readonly fields: ReactNode
}

/** The methods as radios, each with its sentence; below the chosen one what it needs. */
export function PaymentMethods({ id, error, methods, chosen, onChoose, fields }: PaymentMethodsProps) {
  const { t } = useTranslation('checkout')
  const needsScripts = methods.some((method) => paymentProcedures[method].needs === 'fields')
  return (
    <ChoiceGroup id={id} error={error} legend={t('payment.legend')} className={styles.methods}>
      {methods.map((method) => (
        <div
          key={method}
          className={joinClasses(
            styles.method,
            paymentProcedures[method].needs === 'fields' && styles.withScripts,
          )}
        >
          <Choice
            card
            type="radio"
            name="method"
            value={method}
            defaultChecked={method === chosen}
            onChange={() => onChoose(method)}
            label={t(`payment.method.${method}`)}
            hint={t(`payment.sentence.${method}`)}
            end={<Marks method={method} />}
          />
          <div className={styles.needs}>
            <MethodNote method={method} />
            {method === chosen && paymentProcedures[method].needs === 'fields' ? fields : null}
          </div>
        </div>
      ))}
      {needsScripts ? (
        <noscript>
          <p className="type-small muted">{t('payment.withoutScripts')}</p>
        </noscript>
      ) : null}
    </ChoiceGroup>
  )
}

/** The drawn marks of a method, decorative: its name is beside them. */
function Marks({ method }: { readonly method: PaymentMethod }) {
  const resourceUrl = useResourceUrl()
  const badges = paymentBadges(method)
  if (badges.length === 0) return null
  return (
    <span className={styles.marks}>
      {badges.map((badge) => (
        <img
          key={badge}
          src={resourceUrl(`/paymentIcons/${badge}.svg`)}
          width={Math.round(badgeMarks[badge].width * 0.75)}
          height={24}
          alt=""
        />
      ))}
    </span>
  )
}

/** What a shopper has to know before choosing a method. */
function MethodNote({ method }: { readonly method: PaymentMethod }) {
  const { t } = useTranslation('checkout')
  const { bankAccount, sellerName } = shopSettings[useShopClient().shop]
  const payBy = usePayBy()
  if (method === 'sepa') return <p className={styles.note}>{t('payment.mandate', { seller: sellerName })}</p>
  if (method === 'prepayment') {
    return (
      <p className={styles.note}>
        {payBy} {t('payment.transfer', { bank: bankAccount.bank })}
      </p>
    )
  }
  if (paymentProcedures[method].needs !== 'leave') return null
  return <p className={styles.note}>{t('payment.leaves', { method: t(`payment.method.${method}`) })}</p>
}

/** Until when the money of an order in advance has to be here that is placed now; undefined where the day is not known. */
function usePayBy(): string | undefined {
  const { t } = useTranslation('delivery')
  const { shop, locale } = useShopClient()
  const calendar = use(DeliveryCalendarContext)
  if (calendar === null) return undefined
  const { lastDay } = prepaymentTerm(calendar.now, shopSettings[shop].sender.timeZone)
  return t('payBy', { date: formatOrderDate(lastDay, locale) })
}
