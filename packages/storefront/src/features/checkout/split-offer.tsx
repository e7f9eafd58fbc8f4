import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { paths } from '../../shell/paths'
import { readCartItem } from '../cart/cart-item'
import type { CartItem } from '../cart/cart-item'
import type { StepData } from './checkout-loader'
import { chosenAddress, deliveredGroups, isSplit } from './checkout-step'
import styles from './split-offer.module.css'

/** Offers several addresses, and to deliver apart what is made to order; for carts of more than one piece. */
export function SplitOffer({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const isBusy = useNavigation().state !== 'idle'
  const { canSplit, checkout, items, isGuest, shop } = data
  const pieces = items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  if (!canSplit || isGuest || pieces < 2 || !chosenAddress(checkout, shop)) return null
  const hasSplit = isSplit(checkout)
  return (
    <section className={styles['offer']}>
      <h2 className="type-h3">{t('split.offer')}</h2>
      {hasSplit ? <p>{t('split.state', { count: deliveredGroups(checkout).length })}</p> : null}
      <p>
        <Link className="link" to={paths.deliveryAddresses()}>
          {hasSplit ? t('split.edit') : t('split.several')}
        </Link>
      </p>
      <Form
        method="post"
        action={paths.deliveryAddresses()}
        className={styles['forms']}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        {hasSplit ? (
          <Button variant="secondary" name="intent" value="one">
            {t('split.one')}
          </Button>
        ) : null}
        {!hasSplit && hasLaterPart(items) ? (
          <>
            <p className="type-small muted">{t('split.apartHint')}</p>
            <Button variant="secondary" name="intent" value="apart">
              {t('split.apart')}
            </Button>
          </>
        ) : null}
      </Form>
    </section>
  )
}

/** A part of the cart is made to order, and another is not. */
function hasLaterPart(items: readonly CartItem[]): boolean {
  const later = items.filter((item) => isLater(item))
  return later.length > 0 && later.length < items.length
}

/** Leaves later than what is in stock. */
export function isLater(item: CartItem, quantity = Number(item.quantity)): boolean {
  const { status, stock, leadDays } = readCartItem(item).attributes
  return leadDays > 0 && (status === 'made-to-order' || (stock !== undefined && stock < quantity))
}
