import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import { Note } from '../../components/note'
import { UnbrokenPart } from '../../components/unbroken-part'
import { useEnteredForm } from '../../shell/entered-form'
import { loadLater } from '../../shell/load-later'
import { formatOrderDate } from '../../shell/order-date'
import type { PageHandle } from '../../shell/page-handle'
import { BuyingPage } from '../../shared/lines/buying-page'
import type { orderAgain } from './data/order-again-action'
import type { loadOrderAgain } from './data/order-again-loader'
import styles from './order-again.module.css'
import { ReorderEditor } from './reorder-editor'
import { firstEntered, fromDraft } from './reorder-form'
import { ReorderReport } from './reorder-report'

export const action = loadLater(async () => (await import('./data/order-again-action')).orderAgain)
export const loader = loadLater(async () => (await import('./data/order-again-loader')).loadOrderAgain)

/** Not after the form: its response says all, whether or not the platform still answers. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate

export const handle: PageHandle<typeof loadOrderAgain> = {
  kind: 'orders',
  title: ({ data, i18n }) => i18n.t('titleOf', { ns: 'order-again', number: data.number }),
}

/** An order at today's prices and stock, to put into the cart; then what became of each of its lines. */
export function Component() {
  const { t } = useTranslation('order-again')
  const { locale } = useShopClient()
  const data = useLoaderData<typeof loadOrderAgain>()
  const response = useActionData<typeof orderAgain>()
  const draft = useEnteredForm()
  const { number, path, createdDate, items } = data
  return (
    <BuyingPage className={styles.page}>
      <p className={styles.back}>
        <Link className="link" to={path}>
          <UnbrokenPart text={t('back', { number })} part={number} />
        </Link>
      </p>
      <h1>{t('title')}</h1>
      {createdDate === null ? null : (
        <p className="muted">{t('orderedOn', { date: formatOrderDate(createdDate, locale) })}</p>
      )}
      {data.printFiles.length === 0 ? null : (
        <Note kind="info">{t('printFiles', { names: data.printFiles.join(', ') })}</Note>
      )}
      {response?.report !== undefined ? (
        <ReorderReport data={data} response={response} report={response.report} />
      ) : items.length === 0 ? (
        <p>{t('noItems')}</p>
      ) : (
        <ReorderEditor
          // What was entered before signing in again replaces the fields.
          key={draft === undefined ? 'loaded' : 'draft'}
          data={data}
          response={response}
          start={response?.entered ?? (draft && fromDraft(draft)) ?? firstEntered(data)}
        />
      )}
    </BuyingPage>
  )
}
