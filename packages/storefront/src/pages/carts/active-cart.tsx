import type { Cart } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { CalculatingCart } from './calculating-cart'
import { CartColumn, CartContent } from './cart-column'
import type { loadCarts } from './data/carts-loader'
import styles from './carts-page.module.css'
import type { CartsResponse } from './data/carts-response'
import { DescriptionForm } from './description-form'
import { KeepForms } from './keep-forms'
import { useActiveCart } from './use-active-cart'

interface ActiveCartProps {
  readonly response: CartsResponse | undefined
}

/** The cart that can be ordered, and how to keep it for later. */
export function ActiveCart({ response }: ActiveCartProps) {
  const { details } = useLoaderData<typeof loadCarts>()
  const cart = useActiveCart()
  const isEmpty = cart === null || cart?.items.length === 0
  return (
    <CartColumn kind="active" details={isEmpty ? null : details.active}>
      {cart === undefined ? <CalculatingCart /> : null}
      {isEmpty ? <EmptyCart /> : null}
      {cart && !isEmpty ? <FilledCart cart={cart} response={response} /> : null}
    </CartColumn>
  )
}

function EmptyCart() {
  const { t } = useTranslation('carts')
  const { second } = useLoaderData<typeof loadCarts>()
  const isAlone = 'cart' in second && second.cart === null
  return (
    <div className={styles.empty}>
      <p>{t('empty.text')}</p>
      <p className="muted">{t(isAlone ? 'empty.alone' : 'empty.beside')}</p>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.home()}>
          {t('empty.action')}
        </Link>
      </p>
    </div>
  )
}

function FilledCart({ cart, response }: ActiveCartProps & { readonly cart: Cart }) {
  const { t } = useTranslation('carts')
  const { deliveries, isDescribed, details } = useLoaderData<typeof loadCarts>()
  const { cartId } = cart.summary
  return (
    <>
      <CartContent cart={cart} deliveries={deliveries} />
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.cart(cartId)}>
          {t('open')}
        </Link>
        <KeepForms cartId={cartId} isOpen={response?.kind === 'exists'} />
      </div>
      {isDescribed ? (
        <DescriptionForm kind="active" cartId={cartId} details={details.active} response={response} />
      ) : null}
    </>
  )
}
