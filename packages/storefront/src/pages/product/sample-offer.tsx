import { useFeature, useSession, useStore } from '@cartonnage/react-hooks'
import { guestCart } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useId } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useFetcher } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { cartLineFields } from '../../shared/add-to-cart/cart-line-form'
import { toFailureNotification } from '../../shared/notifications/failure-notification'
import { useNotify } from '../../shared/notifications/use-notify'
import type { ListedProduct } from '../../shared/product/listed-product'
import { paths } from '../../shell/paths'
import type { addSample } from './data/add-sample'
import styles from './sample-offer.module.css'

interface SampleOfferProps {
  readonly product: ListedProduct
  readonly sampleId: string
  /** The request before this one added it; for pages without scripts. */
  readonly isAdded: boolean
  /** The form of this page was refused; for pages without scripts. */
  readonly isRefused: boolean
}

/** Puts a free sample of the product's board into the cart. */
export function SampleOffer({ product, sampleId, isAdded, isRefused }: SampleOfferProps) {
  const { t } = useTranslation('product-page')
  const hintId = useId()
  const { Form, state, isTaken } = useSample(sampleId)
  const isInCart = isTaken || isAdded
  const onSubmit = (event: FormEvent) => {
    if (isInCart || state !== 'idle') event.preventDefault()
  }
  return (
    <Form
      className={styles.offer}
      method="post"
      action={`${paths.product(product)}?sample=${sampleId}`}
      data-replay
      preventScrollReset
      onSubmit={onSubmit}
    >
      {isRefused ? (
        <Note kind="error" title={t('sample.refusedTitle')} action={<ToCart />}>
          <p>{t('sample.refused')}</p>
        </Note>
      ) : null}
      <input type="hidden" name={cartLineFields.quantity} value="1" />
      <div className={styles.row}>
        <Button
          size="dense"
          aria-describedby={hintId}
          aria-disabled={isInCart || undefined}
          busy={state !== 'idle'}
          busyLabel=""
          // A guest's cart is so fast that the second click of a double click would come after the first has ended.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.repeat) event.preventDefault()
          }}
        >
          {t(isInCart ? 'sample.inCart' : 'sample.order')}
        </Button>
        {isInCart ? <ToCart /> : null}
      </div>
      <p id={hintId} className="type-small muted">
        {t('sample.hint')}
      </p>
    </Form>
  )
}

function ToCart() {
  const { t } = useTranslation('product')
  return (
    <Link className={buttonClass({ variant: 'text', size: 'dense' })} to={useCartPath()}>
      {t('cart.toCart')}
    </Link>
  )
}

const useCartPath = () => (useSession().isGuest ? paths.guestCart() : paths.cart(currentCart))

/** The form of a sample, whether it is in the cart as far as this page knows; a notification reports the outcome. */
function useSample(sampleId: string) {
  const { t } = useTranslation(['product-page', 'product'])
  const { Form, state, data } = useFetcher<typeof addSample>()
  const notify = useNotify()
  const cartPath = useCartPath()
  const report = useEffectEvent((outcome: NonNullable<typeof data>) => {
    const link = { to: cartPath, label: t('product:cart.toCart') }
    if ('added' in outcome) return notify({ kind: 'success', title: t('sample.added'), link })
    const { problem } = outcome
    const title = t('sample.refusedTitle')
    if (problem === 'sample') return notify({ kind: 'error', title, text: t('sample.refused'), link })
    // The page's frame reports unknown outcomes.
    if (typeof problem !== 'object' || problem.messageKey === 'unknownOutcome') return undefined
    return notify(
      toFailureNotification(problem, { title, own: { unreachable: t('product:cart.failedText') } }),
    )
  })
  useEffect(() => {
    if (data !== undefined) report(data)
  }, [data])
  const isGuests = useStore(useFeature(guestCart)).some(({ productId }) => productId === sampleId)
  return { Form, state, isTaken: isGuests || (data !== undefined && 'added' in data) }
}
