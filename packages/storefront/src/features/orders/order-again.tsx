import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import type { orderAgain, ReorderAnswer } from './order-action'
import type { loadOrder } from './order-loader'
import styles from './order-page.module.css'

/** Buying the same again, and in the German shop a consumer's way to withdraw. */
export function OrderAgain() {
  const { t } = useTranslation('orders')
  const { order, mayWithdraw } = useLoaderData<typeof loadOrder>()
  const answer = useActionData<typeof orderAgain>()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <div className={styles['ways']}>
      {answer === undefined ? null : <ReorderNote answer={answer} />}
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
      {mayWithdraw ? (
        <Link
          className={buttonClass({ wide: true })}
          to={paths.withdrawal({ order: order.orderReferenceNumber ?? '' })}
        >
          {t('detail.withdraw')}
        </Link>
      ) : null}
    </div>
  )
}

function ReorderNote({ answer }: { readonly answer: ReorderAnswer }) {
  const { t } = useTranslation('orders')
  if ('problem' in answer) {
    return (
      <Note kind="error" role="alert">
        {t(`detail.${answer.problem}`)}
      </Note>
    )
  }
  const { unadded, isSomeAdded } = answer
  return (
    <Note kind="warning" role="alert">
      <p>{t('detail.unadded', { names: unadded.join(', ') })}</p>
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
