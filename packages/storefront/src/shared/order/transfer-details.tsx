import { useShopClient } from '@cartonnage/react-hooks'
import { formatIban, formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { AttributeList } from '../../components/summary-list'
import { shopSettings } from '../../shell/shop-settings'
import { formatOrderDate } from '../../shell/order-date'
import type { OrderTransfer } from '../order-facts/transfer'
import { CodeDrawing } from './transfer-code-drawing'
import styles from './transfer-details.module.css'

/** What to transfer, as text and as a code that banking apps read. */
export function TransferDetails({ transfer }: { readonly transfer: OrderTransfer }) {
  const { t } = useTranslation(['orders', 'delivery'])
  const { shop, locale } = useShopClient()
  const { amount, currencyCode, message, until, code } = transfer
  const { holder, street, houseNumber, postalCode, city, iban, bic, bank } = shopSettings[shop].bankAccount
  const isSwiss = currencyCode === 'CHF'
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <h2 id="transfer" className="type-h3">
        {t('transfer.heading')}
      </h2>
      <p>
        {until === null ? null : <>{t('delivery:payBy', { date: formatOrderDate(until, locale) })} </>}
        {t('transfer.text')}
      </p>
      <AttributeList
        attributes={[
          {
            key: 'amount',
            label: t('transfer.amount'),
            value: formatMoney({ amount, currencyCode }, locale),
          },
          { key: 'iban', label: t('transfer.iban'), value: formatIban(iban) },
          ...(isSwiss ? [] : [{ key: 'bic', label: t('transfer.bic'), value: bic }]),
          {
            key: 'holder',
            label: t('transfer.holder'),
            value: `${holder}, ${street} ${houseNumber}, ${postalCode} ${city}`,
          },
          { key: 'bank', label: t('transfer.bank'), value: bank },
          { key: 'message', label: t('transfer.message'), value: message },
          ...(until === null
            ? []
            : [{ key: 'until', label: t('transfer.until'), value: formatOrderDate(until, locale) }]),
        ]}
      />
      <figure className={styles.code}>
        <CodeDrawing code={code} isSwiss={isSwiss} label={t('transfer.codeAlt')} />
        <figcaption>{t(isSwiss ? 'transfer.swissCode' : 'transfer.europeanCode')}</figcaption>
      </figure>
    </section>
  )
}
