import type { Cart } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { isOffered } from '../../shared/offers/cart-offer'
import type { CartOffer } from '../../shared/offers/cart-offer'
import styles from './offered-line.module.css'

interface OfferInCartProps {
  readonly items: Cart['items']
  /** Null where it is not known which one. */
  readonly offer: CartOffer | null
}

/** Says that items come from an offer, leads to it, and takes all of them out: a part of an offer is none. */
export function OfferInCart({ items, offer }: OfferInCartProps) {
  const { t } = useTranslation('cart')
  const item = items.find(isOffered)
  const isBusy = useNavigation().formData?.get('intent') === 'remove-offer'
  if (item === undefined) return null
  const { number = null } = offer ?? {}
  return (
    <Note
      kind="plain"
      className={styles.note}
      title={number === null ? t('offer.unnumbered') : t('offer.badge', { number })}
    >
      <p>{t('offer.text')}</p>
      <div className={styles.actions} data-screen-only>
        <Link className="link" to={offer === null ? paths.offers() : paths.offer(offer.id)}>
          {t(offer === null ? 'offer.all' : 'offer.open')}
        </Link>
        <Form
          method="post"
          action={paths.cart(item.cartId ?? currentCart)}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="intent" value="remove-offer" />
          <input type="hidden" name="cartItemId" value={item.cartItemId} />
          <Button variant="text" size="dense" busy={isBusy} busyLabel={t('offer.removing')}>
            {t('offer.remove')}
          </Button>
        </Form>
      </div>
    </Note>
  )
}

/** After an offer was taken out of the cart. */
export function RemovedOfferNote() {
  const { t } = useTranslation('cart')
  if (usePageQuery().get('offer') !== 'removed') return null
  return (
    <Note
      kind="info"
      role="status"
      isStart
      action={
        <Link className="link" to={paths.offers()}>
          {t('offer.all')}
        </Link>
      }
    >
      <p>{t('offer.removed')}</p>
    </Note>
  )
}
