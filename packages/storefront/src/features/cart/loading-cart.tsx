import { currentCart } from '@cartonnage/sdk/rules'
import { useCart } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import { FailureNote } from '../failures/failure-note'
import { useReportedFailure } from '../failures/use-reported-failure'

/** Stands there while the platform calculates the cart. The browser fetches it; without scripts a link asks again. */
export function LoadingCart() {
  const { t } = useTranslation(['cart', 'common'])
  const { state, load } = useCart()
  const here = useHref(paths.cart(currentCart))
  const failure = useReportedFailure(state.status === 'failed' ? state.error : undefined)
  if (failure !== undefined) {
    const retry = (
      <Button type="button" onClick={() => void load().catch(() => undefined)}>
        {t('common:error.retry')}
      </Button>
    )
    const own = { unreachable: t('common:error.unreachable.text') }
    return <FailureNote failure={failure} own={own} retry={retry} />
  }
  return (
    <>
      <Skeleton shape="row" count={3} />
      <p className="muted" role="status">
        {t('totals.calculating')}
      </p>
      <noscript>
        <a className={buttonClass()} href={here}>
          {t('common:error.retry')}
        </a>
      </noscript>
    </>
  )
}
