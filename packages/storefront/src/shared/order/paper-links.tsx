import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { Order } from '../order-facts/order'
import styles from './order-parts.module.css'

interface PaperLinksProps {
  readonly order: Order
  /** The address of the order's page. */
  readonly path: string
  readonly hasEInvoice?: boolean
}

/** The papers of an order that exist: its confirmation, the notes of what was sent, and the invoice. */
export function PaperLinks({ order, path, hasEInvoice = false }: PaperLinksProps) {
  const { t } = useTranslation('orders')
  const { invoiceNumber, canceledAt, deliveryStates } = order
  const notes = deliveryStates.flatMap(({ deliveryNoteNumber }) => deliveryNoteNumber ?? [])
  const hasInvoice = invoiceNumber !== null && canceledAt === null
  const links = [
    { to: paths.orderPaper(path, 'confirmation'), label: t('papers.confirmation') },
    ...notes.map((note) => ({
      to: paths.deliveryNote(path, note),
      label: t('papers.deliveryNote', { number: note }),
    })),
    ...(hasInvoice
      ? [{ to: paths.orderPaper(path, 'invoice'), label: `${t('papers.invoice')} ${invoiceNumber}` }]
      : []),
  ]
  return (
    <section className={styles.papers} data-screen-only>
      <h2 className="type-h3">{t('papers.heading')}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
        {hasInvoice && hasEInvoice ? <EInvoiceLink path={path} /> : null}
      </ul>
    </section>
  )
}

function EInvoiceLink({ path }: Pick<PaperLinksProps, 'path'>) {
  const { t } = useTranslation('orders')
  return (
    <li>
      <a className="link" href={useHref(paths.eInvoice(path))} download>
        {t('papers.eInvoice')}
      </a>
    </li>
  )
}
