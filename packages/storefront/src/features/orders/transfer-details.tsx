import { useShopClient } from '@cartonnage/react-hooks'
import { formatIban, formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { AttributeList } from '../../components/summary-list'
import { shopSettings } from '../../shell/shop-settings'
import type { OrderTransfer, TransferCode } from './transfer'
import styles from './transfer-details.module.css'

/** What to transfer, as text and as a code that banking apps read. */
export function TransferDetails({ transfer }: { readonly transfer: OrderTransfer }) {
  const { t } = useTranslation('orders')
  const { shop, locale } = useShopClient()
  const { amount, currencyCode, message, code } = transfer
  const { holder, street, houseNumber, postalCode, city, iban, bic, bank } = shopSettings[shop].bankAccount
  const isSwiss = currencyCode === 'CHF'
  return (
    <section className={styles['transfer']} aria-labelledby="transfer">
      <h2 id="transfer" className="type-h3">
        {t('transfer.heading')}
      </h2>
      <p>{t('transfer.text')}</p>
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
        ]}
      />
      <figure className={styles['code']}>
        <CodeDrawing code={code} isSwiss={isSwiss} label={t('transfer.codeAlt')} />
        <figcaption>{t(isSwiss ? 'transfer.swissCode' : 'transfer.europeanCode')}</figcaption>
      </figure>
    </section>
  )
}

interface CodeDrawingProps {
  readonly code: TransferCode
  /** Its middle has the Swiss cross. */
  readonly isSwiss: boolean
  readonly label: string
}

/** The share of a Swiss code's side that its cross takes: 7 of 46 mm. */
const crossShare = 7 / 46
const quietModules = 4

/** Black on white in every colour scheme, because scanners need it. */
function CodeDrawing({ code: { size, path }, isSwiss, label }: CodeDrawingProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
      {isSwiss ? <SwissCross center={size / 2} side={(size - 2 * quietModules) * crossShare} /> : null}
    </svg>
  )
}

/** A white cross on black with a white edge. */
function SwissCross({ center, side }: { readonly center: number; readonly side: number }) {
  const unit = side / 7
  const square = (length: number, fill: string) => (
    <rect x={center - length / 2} y={center - length / 2} width={length} height={length} fill={fill} />
  )
  const bar = { x: center - unit * 0.6, y: center - unit * 2, width: unit * 1.2, height: unit * 4 }
  return (
    <>
      {square(side, '#fff')}
      {square(side * 0.9, '#000')}
      <rect {...bar} fill="#fff" />
      <rect {...bar} fill="#fff" transform={`rotate(90 ${center} ${center})`} />
    </>
  )
}
