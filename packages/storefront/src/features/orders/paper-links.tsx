import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { Order } from './order'
import styles from './order-parts.module.css'

/** The papers of an order that exist: its confirmation, the notes of what was sent, and the invoice. */
export function PaperLinks({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { orderReferenceNumber: number, invoiceNumber, deliveryStates } = order
  if (number === null) return null
  const notes = deliveryStates.flatMap(({ deliveryNoteNumber }) => deliveryNoteNumber ?? [])
  const links = [
    { to: paths.orderPaper(number, 'confirmation'), label: t('papers.confirmation') },
    ...notes.map((note) => ({
      to: paths.deliveryNote(number, note),
      label: t('papers.deliveryNote', { number: note }),
    })),
    ...(invoiceNumber === null
      ? []
      : [{ to: paths.orderPaper(number, 'invoice'), label: t('papers.invoice') }]),
  ]
  return (
    <section className={styles['papers']} data-screen-only>
      <h2 className="type-h3">{t('papers.heading')}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        {invoiceNumber === null ? null : <EInvoiceLink number={number} />}
      </ul>
    </section>
  )
}

/** Businesses of the German shop may ask for an electronic invoice. */
function EInvoiceLink({ number }: { readonly number: string }) {
  const { t } = useTranslation('orders')
  const { shop } = useShopClient()
  const { session } = useSession()
  const file = useHref(paths.eInvoice(number))
  if (shop !== 'DE' || session?.userType !== 'business') return null
  return (
    <li>
      <a className="link" href={file} download>
        {t('papers.eInvoice')}
      </a>
    </li>
  )
}
