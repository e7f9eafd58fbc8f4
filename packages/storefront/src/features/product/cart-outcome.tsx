import { useCartCounts, useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useHydrated } from '../../app/use-hydrated'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import { useUnitLabels } from '../price/unit-labels'
import type { CartLineResponse } from './add-to-cart'
import type { ListedProduct } from './listed-product'
import { isLastRest } from './shortage-of'

export interface CartOutcomeProps {
  readonly product: ListedProduct
  /** What was added before this page, without scripts. */
  readonly added: { readonly quantity: number; readonly typed: number } | null
  /** The answer to the form of this page, without scripts. */
  readonly response: CartLineResponse | undefined
}

/** What became of adding to the cart, for those without scripts; with scripts notifications say it. */
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
  const { cartId } = useCartCounts()
  const { quantity, typed } = added
  const change = quantity > typed ? 'raised' : 'lowered'
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
      {quantity === typed ? null : (
        <p>
          {t(`quantity.${change}`, { from: formatNumber(typed, locale), to: formatNumber(quantity, locale) })}
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
  // Those stand at the field.
  if (problem.problem === 'quantity' || problem.problem === 'too-large') return null
  // In the browser the field says it before.
  if (problem.problem === 'short') return hydrated ? null : <Short product={product} />
  if (problem.problem === 'guest-needs-scripts') {
    // In the browser the form works after all.
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
        <p>{t('cart.guestText')}</p>
      </Note>
    )
  }
  if (problem.problem.messageKey === 'unknownOutcome') return <Unknown />
  const own = { unreachable: t('cart.failedText'), refused: t('cart.refusedText') }
  return <FailureNote title={t('cart.failedTitle')} failure={problem.problem} own={own} isBesideForm />
}

/** Nothing is in the cart yet: the field says what is lacking and offers what there is, or all may be added. */
function Short({ product }: { readonly product: ListedProduct }) {
  const { t } = useTranslation('product')
  return (
    <Note kind="warning" title={t('cart.shortTitle')}>
      <p>{t(isLastRest(product.attributes) ? 'cart.shortRestText' : 'cart.shortText')}</p>
    </Note>
  )
}

/** Perhaps it was added: the cart tells, another try might double it. */
function Unknown() {
  const { t } = useTranslation('product')
  const way = (
    <Link className={buttonClass({ size: 'dense' })} to={paths.cart(currentCart)}>
      {t('cart.toCart')}
    </Link>
  )
  return (
    <Note kind="warning" role="alert" title={t('cart.unknownTitle')} action={way}>
      <p>{t('cart.unknownText')}</p>
    </Note>
  )
}
