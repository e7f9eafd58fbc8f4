import { useCartCount, useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useHydrated } from '../../hydration/use-hydrated'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { FailureNote } from '../../shared/failures/failure-note'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { CartLineResponse } from '../../shared/add-to-cart/add-to-cart'
import type { ListedProduct } from '../../shared/product/listed-product'
import { isLastStock } from '../../shared/product/stock'

interface CartOutcomeProps {
  readonly product: ListedProduct
  /** What the previous request added, without scripts. */
  readonly added: { readonly quantity: number; readonly entered: number } | null
  /** The response to this page's form, without scripts. */
  readonly response: CartLineResponse | undefined
}

/** The outcome of adding to the cart on a page without scripts; with scripts, notifications report it. */
export function CartOutcome({ product, added, response }: CartOutcomeProps) {
  const problem = response !== undefined && 'problem' in response ? response : undefined
  if (problem !== undefined) return <Problem product={product} problem={problem} />
  return added === null ? null : <Added product={product} added={added} />
}

function Added({
  product,
  added,
}: {
  product: ListedProduct
  added: NonNullable<CartOutcomeProps['added']>
}) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { cartId } = useCartCount()
  const { quantity, entered } = added
  const change = quantity > entered ? 'raised' : 'lowered'
  return (
    <Note
      kind="success"
      title={t('page.addedNote', { amount: amount(quantity, product.attributes.unit) })}
      action={
        cartId === undefined ? null : (
          <Link className={buttonClass({ size: 'dense' })} to={paths.cart(cartId)}>
            {t('cart.toCart')}
          </Link>
        )
      }
    >
      {quantity === entered ? null : (
        <p>
          {t(`quantity.${change}`, {
            from: formatNumber(entered, locale),
            to: formatNumber(quantity, locale),
          })}
        </p>
      )}
    </Note>
  )
}

interface ProblemProps {
  readonly product: ListedProduct
  readonly problem: Extract<CartLineResponse, { problem: unknown }>
}

function Problem({ product, problem }: ProblemProps) {
  const { t } = useTranslation('product')
  const startUrl = useHref(paths.product(product))
  const hydrated = useHydrated()
  // Shown at the field.
  if (problem.problem === 'quantity' || problem.problem === 'too-large') return null
  // With scripts the field says so.
  if (problem.problem === 'short') return hydrated ? null : <Short product={product} />
  if (problem.problem === 'guest-needs-scripts') {
    // With scripts the form works.
    if (hydrated) return null
    return (
      <Note
        kind="info"
        title={t('cart.guestTitle')}
        action={
          <Link
            className={buttonClass({ variant: 'secondary', size: 'dense' })}
            to={paths.login({ startUrl })}
          >
            {t('cart.signIn')}
          </Link>
        }
      >
        <p>
          {t('cart.guestText')}{' '}
          <Link className="link" to={paths.selfRegister({ startUrl })}>
            {t('cart.register')}
          </Link>
        </p>
      </Note>
    )
  }
  if (problem.problem.messageKey === 'unknownOutcome') return <Unknown />
  const own = { unreachable: t('cart.failedText'), refused: t('cart.refusedText') }
  return <FailureNote title={t('cart.failedTitle')} failure={problem.problem} own={own} isBesideForm />
}

/** Nothing was added: the field says what is short and offers what is in stock, or submitting again adds all. */
function Short({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  return (
    <Note kind="warning" title={t('cart.shortTitle')}>
      <p>{t(isLastStock(product.attributes) ? 'cart.shortRestText' : 'cart.shortText')}</p>
    </Note>
  )
}

/** It may have been added: another try might double it, so this leads to the cart. */
function Unknown() {
  const { t } = useTranslation('product')
  const toCart = (
    <Link className={buttonClass({ size: 'dense' })} to={paths.cart(currentCart)}>
      {t('cart.toCart')}
    </Link>
  )
  return (
    <Note kind="warning" role="alert" title={t('cart.unknownTitle')} action={toCart}>
      <p>{t('cart.unknownText')}</p>
    </Note>
  )
}
