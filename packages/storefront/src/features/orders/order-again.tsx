import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { keepSizesTogether } from '../cart/cart-item'
import { FailureNote } from '../failures/failure-note'
import type { orderAgain, ReorderResponse, UnaddedProduct } from './order-action'
import styles from './order-parts.module.css'

export function OrderAgain() {
  const { t } = useTranslation('orders')
  const response = useActionData<typeof orderAgain>()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      {response === undefined ? null : <ReorderNote response={response} />}
      <Form
        method="post"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <Button variant="primary" wide busy={isBusy} busyLabel={t('detail.reordering')}>
          {t('detail.reorder')}
        </Button>
      </Form>
    </>
  )
}

/** Reasons of the platform usually name the product themselves. */
function toText({ name, reason }: UnaddedProduct): string {
  if (!reason) return keepSizesTogether(name)
  return keepSizesTogether(reason.includes(name) ? reason : `${name}: ${reason}`)
}

/** What could not be added to the cart, or why nothing was. */
export function ReorderNote({ response }: { readonly response: ReorderResponse }) {
  const { t } = useTranslation('orders')
  if ('failure' in response) {
    const own = { busy: t('detail.busy'), unreachable: t('detail.failed') }
    return <FailureNote failure={response.failure} own={own} isBesideForm />
  }
  const { unadded, isSomeAdded } = response
  return (
    <Note kind="warning" role="alert">
      <p>{t('detail.unadded')}</p>
      <ul className={styles['unadded']}>
        {unadded.map((product, index) => (
          // The same product may be in an order twice.
          <li key={`${index} ${product.name}`}>{toText(product)}</li>
        ))}
      </ul>
      {isSomeAdded ? (
        <p>
          {t('detail.added')}{' '}
          <Link className="link" to={paths.cart(currentCart)}>
            {t('detail.toCart')}
          </Link>
        </p>
      ) : null}
    </Note>
  )
}
