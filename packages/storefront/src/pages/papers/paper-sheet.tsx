import { useShopClient } from '@cartonnage/react-hooks'
import { formatIban } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { Logo } from '../../components/logo'
import { sellerAddressLines, sellerStreetLines } from '../../shell/sellers'
import { sellerVatId, shopSettings } from '../../shell/shop-settings'
import { useAddressLines } from '../../shared/address-lines/use-address-lines'
import { formatOrderDate } from '../../shell/order-date'
import { OrderSums } from '../../shared/order/order-sums'
import { EuropeanTransfer } from './european-transfer'
import type { Paper } from './paper'
import { PaperAttributes } from './paper-attributes'
import { PaperLines } from './paper-lines'
import { PaperNotes } from './paper-notes'
import styles from './paper.module.css'
import { PrintPaper } from '../../shared/page-parts/print-paper'
import { RateTable } from './rate-table'
import { SwissBill } from './swiss-bill'

interface PaperSheetProps {
  readonly paper: Paper
  /** Where the reader came from. */
  readonly back: ReactNode
}

/** A sheet of paper on a desk. Printed, it is the paper alone. */
export function PaperSheet({ paper, back }: PaperSheetProps) {
  const { t } = useTranslation('papers')
  const { kind, number, view, transfer } = paper
  const isSwissBill = transfer?.currencyCode === 'CHF'
  return (
    <div className={styles.desk}>
      <div className={styles.bar} data-screen-only>
        {back}
        <PrintPaper />
      </div>
      <div className={joinClasses(styles.sheet, isSwissBill && billPosition(paper))}>
        <article className={styles.paper} aria-labelledby="paper-title">
          <Letterhead paper={paper} />
          <h1 id="paper-title" className={styles.title}>
            {t(`title.${kind}`, { number })}
          </h1>
          <CanceledMark paper={paper} />
          <PaperLines paper={paper} />
          {kind === 'delivery-note' ? null : (
            <div className={styles.sums}>
              <OrderSums view={view} />
              <RateTable view={view} />
            </div>
          )}
          <PaperNotes paper={paper} />
          {transfer === null || isSwissBill ? null : <EuropeanTransfer transfer={transfer} />}
          <LegalFooter />
        </article>
        {isSwissBill ? <SwissBill transfer={transfer} /> : null}
      </div>
    </div>
  )
}

/** A confirmation that is filed must not be taken for an order that comes. */
function CanceledMark({ paper: { view } }: { readonly paper: Paper }) {
  const { t } = useTranslation('papers')
  const { locale } = useShopClient()
  const { canceledAt } = view.order
  if (canceledAt === null) return null
  return (
    <p className={styles.canceled}>
      <strong>{t('canceled.mark', { date: formatOrderDate(canceledAt, locale) })}</strong>{' '}
      {t('canceled.text')}
    </p>
  )
}

/** The most lines that leave room for a payment part on the first page; with more it has a page of its own. */
const linesBesideBill = 3

function billPosition({ deliveries }: Paper): string | undefined {
  const count = deliveries.reduce((sum, { items }) => sum + items.length, 0)
  return deliveries.length === 1 && count <= linesBesideBill ? styles.billBelow : styles.billApart
}

/** The seller, the field of the address that shows in the window of an envelope, and numbers and dates. */
function Letterhead({ paper }: { readonly paper: Paper }) {
  const { t } = useTranslation('papers')
  const toLines = useAddressLines(paper.view.locations)
  const { shop } = useShopClient()
  const { billingAddress, deliveryAddress } = paper.view.order
  const delivery = paper.deliveries[0]?.delivery?.address ?? deliveryAddress
  const receiver = paper.kind === 'delivery-note' ? delivery : (billingAddress ?? delivery)
  return (
    <header className={styles.letterhead}>
      <div>
        <Logo />
      </div>
      <div className={styles.window}>
        <p className={styles.sender}>{sellerAddressLines(shop).join(' · ')}</p>
        <address aria-label={t('receiver')}>
          {(receiver === null ? [] : toLines(receiver)).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <PaperAttributes paper={paper} />
    </header>
  )
}

/** What a business paper has to say about its sender. */
function LegalFooter() {
  const { t } = useTranslation('papers')
  const { shop, locale } = useShopClient()
  const { bankAccount, sellerName, phone, email, register, seat, board } = shopSettings[shop]
  const { bank, bic, iban } = bankAccount

  return (
    <footer className={styles.legal}>
      <p>
        {sellerName}
        <br />
        {sellerStreetLines(shop).join(', ')}
        <br />
        {`${phone} · ${email}`}
      </p>
      <p>
        {t('register', { register })}
        <br />
        {t('vatId', { vatId: sellerVatId(shop, locale) })}
        {seat === null ? null : (
          <>
            <br />
            {t('seat', { seat })}
            <br />
            {t('board', { board })}
          </>
        )}
      </p>
      <p>
        {bank}
        <br />
        {formatIban(iban)}
        <br />
        {bic}
      </p>
    </footer>
  )
}
