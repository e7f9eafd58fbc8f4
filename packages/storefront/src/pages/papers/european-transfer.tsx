import { useShopClient } from '@cartonnage/react-hooks'
import { formatIban, formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import type { OrderTransfer } from '../../shared/order-facts/transfer'
import { CodeDrawing } from '../../shared/order/transfer-code-drawing'
import styles from './paper.module.css'

/** A transfer in euros: as text, and as the code of the European Payments Council. */
export function EuropeanTransfer({ transfer }: { readonly transfer: OrderTransfer }) {
  const { t } = useTranslation(['papers', 'orders'])
  const { shop, locale } = useShopClient()
  const { amount, currencyCode, message, code } = transfer
  const { holder, iban, bic, bank } = shopSettings[shop].bankAccount
  return (
    <section className={styles.transfer} aria-label={t('papers:transfer')}>
      <CodeDrawing code={code} isSwiss={false} label={t('orders:transfer.codeAlt')} />
      <dl>
        {[
          { label: t('orders:transfer.amount'), value: formatMoney({ amount, currencyCode }, locale) },
          { label: t('orders:transfer.holder'), value: holder },
          { label: t('orders:transfer.iban'), value: formatIban(iban) },
          { label: t('orders:transfer.bic'), value: `${bic}, ${bank}` },
          { label: t('orders:transfer.message'), value: message },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
