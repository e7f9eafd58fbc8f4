import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Note } from '../../components/note'
import { paths } from '../../shell/paths'
import type { Order } from '../order-facts/order'
import { findPrintWait, listPrinted } from '../order-facts/print-state'

interface PrintNoteProps {
  readonly order: Order
  /** The address that the pages of this order are below; undefined for a guest who has not looked it up. */
  readonly path: string | undefined
}

/** Which files the seller has of what is printed, what the order waits for, and where to hand in a file. */
export function PrintNote({ order, path }: PrintNoteProps) {
  const { t } = useTranslation('orders')
  const wait = findPrintWait(order)
  const names = listPrinted(order).flatMap(({ files }) => files.map(({ name }) => name))
  if (wait === undefined && names.length === 0) return null
  return (
    <Note kind="info" inline>
      {names.length === 0 ? null : <p>{t('print.files', { names: names.join(', ') })}</p>}
      {wait === undefined ? null : (
        <p>
          {t(`print.wait.${wait}`)}{' '}
          <Link className="link" to={path === undefined ? paths.orderLookup() : paths.printFiles(path)}>
            {t(wait === 'file' ? 'print.handIn' : 'print.change')}
          </Link>
        </p>
      )}
    </Note>
  )
}
