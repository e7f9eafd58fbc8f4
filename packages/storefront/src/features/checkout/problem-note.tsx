import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useHref, useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { WayNote } from '../cart/way-note'
import type { CheckoutProblem } from './checkout-problem'
import { stepPath } from './checkout-step'

/** Problems that are told at their field. */
type FieldProblem = Extract<CheckoutProblem, 'address-form' | 'number-missing' | 'number-long'>
const isAtField = (problem: CheckoutProblem): problem is FieldProblem =>
  problem === 'address-form' || problem === 'number-missing' || problem === 'number-long'

/** What stands in the way of the order, and the way out. */
export function ProblemNote({ problem }: { readonly problem: CheckoutProblem }) {
  const { t } = useTranslation('checkout')
  if (isAtField(problem)) return null
  return (
    <WayNote kind="error" role="alert" way={<WayOut problem={problem} />}>
      {t(`problem.${problem}`)}
    </WayNote>
  )
}

function WayOut({ problem }: { readonly problem: CheckoutProblem }) {
  const { t } = useTranslation('checkout')
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  if (problem === 'stock') {
    return (
      <Link className={buttonClass()} to={paths.cart(currentCart)}>
        {t('toCart')}
      </Link>
    )
  }
  if (problem === 'expired') {
    return (
      <Form method="post" action={paths.checkout()}>
        <Button name="intent" value="start">
          {t('restart')}
        </Button>
      </Form>
    )
  }
  if (problem === 'unknown') {
    return (
      <Link className={buttonClass()} to={paths.orders()}>
        {t('toOrders')}
      </Link>
    )
  }
  if (problem === 'declined') {
    return (
      <Link className={buttonClass()} to={stepPath('payment')}>
        {t('review.change')}
      </Link>
    )
  }
  if (problem === 'slow' || problem === 'unreachable' || problem === 'conflict') {
    return (
      <a className={buttonClass()} href={here}>
        {t('retry')}
      </a>
    )
  }
  return null
}
