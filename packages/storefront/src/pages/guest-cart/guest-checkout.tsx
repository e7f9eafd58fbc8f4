import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { DifferenceLines } from '../../shared/cart/difference-lines'
import { FailureNote } from '../../shared/failures/failure-note'
import { useProductNames } from '../../shared/add-to-cart/use-product-names'
import styles from './guest-checkout.module.css'
import { useGuestCheckout } from './use-guest-checkout'
import type { GuestCheckout } from './use-guest-checkout'

/** The two ways to order: as a guest, and with an account. */
export function GuestCheckoutChoice({ unorderedIds }: { readonly unorderedIds: readonly string[] }) {
  const { t } = useTranslation('guest-checkout')
  const startUrl = useHref(paths.guestCart({ to: 'checkout' }))
  const checkout = useGuestCheckout(unorderedIds)
  const { isBusy, differences, failure, start } = checkout
  return (
    <div className={styles.choice}>
      {failure === undefined ? null : (
        <FailureNote failure={failure} own={{ unreachable: t('failed') }} isBesideForm />
      )}
      {differences.length === 0 ? null : <NotTaken checkout={checkout} />}
      <Button
        type="button"
        variant="primary"
        size="prominent"
        wide
        busy={isBusy}
        busyLabel={t('busy')}
        onClick={start}
      >
        {t('asGuest')}
      </Button>
      <p className={styles.or}>{t('or')}</p>
      <Link className={buttonClass({ variant: 'secondary', wide: true })} to={paths.login({ startUrl })}>
        {t('signIn')}
      </Link>
      <p className="type-small muted">{t('hint')}</p>
    </div>
  )
}

/** What the platform refused, and going on without it. */
function NotTaken({ checkout }: { readonly checkout: GuestCheckout }) {
  const { t } = useTranslation('guest-checkout')
  const { differences, canContinue, continueCheckout } = checkout
  const names = useProductNames(differences.flatMap(({ productId }) => productId ?? []))
  return (
    <Note
      kind="warning"
      role="alert"
      title={t('notTaken', { count: differences.length })}
      action={
        canContinue ? (
          <Button type="button" onClick={continueCheckout}>
            {t('goOn')}
          </Button>
        ) : undefined
      }
    >
      <DifferenceLines lines={differences} names={names} />
    </Note>
  )
}
