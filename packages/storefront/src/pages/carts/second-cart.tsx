import type { Cart } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { FailureNote } from '../../shared/failures/failure-note'
import { CalculatingCart } from './calculating-cart'
import { CartColumn, CartContent } from './cart-column'
import type { loadCarts } from './data/carts-loader'
import styles from './carts-page.module.css'
import type { CartsResponse } from './data/carts-response'
import { ChangeForm } from './change-form'
import { DescriptionForm } from './description-form'
import { useActiveCart } from './use-active-cart'

interface SecondCartProps {
  readonly response: CartsResponse | undefined
}

/** The cart that is kept for later, and what can become of it. */
export function SecondCart({ response }: SecondCartProps) {
  const { t } = useTranslation('carts')
  const { second, details } = useLoaderData<typeof loadCarts>()
  const active = useActiveCart()
  const isMoved = 'cart' in second && isSame(second.cart, active)
  return (
    <CartColumn kind="second" details={isMoved ? null : details.second}>
      {'failure' in second ? (
        <FailureNote failure={second.failure} own={{ unreachable: t('failed'), refused: t('failed') }} />
      ) : (
        // It has just become the active one, which is known before the page is loaded again.
        <SecondContent cart={isMoved ? undefined : second.cart} response={response} />
      )}
    </CartColumn>
  )
}

const isSame = (one: Cart | null | undefined, other: Cart | null | undefined): boolean =>
  Boolean(one && other && isSameRecordId(one.summary.cartId, other.summary.cartId))

function SecondContent({ cart, response }: SecondCartProps & { readonly cart: Cart | null | undefined }) {
  if (cart === undefined) return <CalculatingCart />
  if (cart === null) return <NoSecondCart />
  return <FilledCart cart={cart} response={response} />
}

function NoSecondCart() {
  const { t } = useTranslation('carts')
  return (
    <div className={styles.empty}>
      <p>{t('none.text')}</p>
      <p className="muted">{t('none.how')}</p>
    </div>
  )
}

function FilledCart({ cart, response }: SecondCartProps & { readonly cart: Cart }) {
  const { t } = useTranslation('carts')
  const { details, isDescribed } = useLoaderData<typeof loadCarts>()
  const active = useActiveCart()
  const { cartId } = cart.summary
  const sent = { cartId }
  return (
    <>
      <CartContent cart={cart} deliveries={[]} />
      <div className={styles.actions}>
        <ChangeForm
          intent="activate"
          sent={sent}
          variant="secondary"
          busyLabel={t('activate.busy')}
          describedBy="activate-hint"
        >
          {t('activate.action')}
        </ChangeForm>
        {active && active.items.length > 0 ? (
          <ChangeForm intent="merge" sent={sent} busyLabel={t('merge.busy')}>
            {t('merge.action')}
          </ChangeForm>
        ) : null}
        <ChangeForm
          intent="delete"
          sent={sent}
          variant="text"
          busyLabel={t('remove.busy')}
          label={t('of', { what: t('remove.action'), cart: t('second') })}
        >
          {t('remove.action')}
        </ChangeForm>
      </div>
      <p id="activate-hint" className="type-small muted">
        {t('activate.hint')}
      </p>
      {isDescribed ? (
        <DescriptionForm kind="second" cartId={cartId} details={details.second} response={response} />
      ) : null}
    </>
  )
}
