import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { paths } from '../../shell/paths'
import { readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { blocksOrder, shortageOf } from '../../shared/product/stock'
import type { StepData } from './data/checkout-loader'
import { chosenAddress, deliveredGroups, isSplit } from './checkout-step'
import styles from './split-offer.module.css'

const formId = 'split'

/** What the buttons of the offer send, which is inside the step's own form: forms cannot be nested. */
export function SplitForm() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      id={formId}
      method="post"
      action={paths.deliveryAddresses()}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    />
  )
}

/** Offers several addresses, and to deliver apart what leaves later; for carts of more than one piece. */
export function SplitOffer({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { canSplit, checkout, items, isGuest, shop } = data
  const pieces = items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  if (!canSplit || isGuest || pieces < 2 || !chosenAddress(checkout, shop)) return null
  const hasSplit = isSplit(checkout)
  return (
    <section className={styles.offer}>
      <h2 className="type-h3">{t('split.offer')}</h2>
      {hasSplit ? <p>{t('split.state', { count: deliveredGroups(checkout).length })}</p> : null}
      <p>
        <Link className="link" to={paths.deliveryAddresses()}>
          {hasSplit ? t('split.edit') : t('split.several')}
        </Link>
      </p>
      {hasSplit ? (
        <Button variant="secondary" form={formId} name="intent" value="one">
          {t('split.one')}
        </Button>
      ) : null}
      {!hasSplit && hasLaterPart(items) ? (
        <>
          <p className="type-small muted">{t('split.apartHint')}</p>
          <Button variant="secondary" form={formId} name="intent" value="apart">
            {t('split.apart')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

/** A part of the cart is made to order or has to come into stock, and another has not. */
function hasLaterPart(items: readonly CartItem[]): boolean {
  const rest = items.reduce((sum, item) => sum + laterQuantity(item), 0)
  return rest > 0 && rest < items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
}

/** How much of an item leaves later than what is in stock: what is made to order, or comes into stock on a known day. */
export function laterQuantity(item: CartItem, quantity = Number(item.quantity)): number {
  const { attributes, rule } = readCartItem(item)
  if (attributes.status === 'made-to-order') return attributes.leadDays > 0 ? quantity : 0
  const shortage = shortageOf(attributes, { quantity, rule })
  if (shortage === undefined || blocksOrder(shortage)) return 0
  return quantity - (shortage.largestQuantity ?? 0)
}
