import { useShopClient } from '@cartonnage/react-hooks'
import { storageEntries } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { PrintButton } from '../../shared/page-parts/print-button'
import type { GuestContact } from './data/confirmation-loader'
import styles from './confirmation-page.module.css'

/** What a guest can do after the order: open an account with the details of the order, or look it up later. */
export function AfterGuestOrder({ guest, orderNumber }: AfterGuestOrderProps) {
  const { t } = useTranslation(['guest-checkout', 'confirmation'])
  useSettledCart()
  return (
    <>
      <AccountOffer guest={guest} />
      <div className={styles.links} data-screen-only>
        {guest.email === '' ? (
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.orderLookup()}>
            {t('lookUpLink')}
          </Link>
        ) : (
          <LookUpForm orderNumber={orderNumber} email={guest.email} />
        )}
        <PrintButton />
        <Link className={buttonClass({ variant: 'text' })} to={paths.home()}>
          {t('confirmation:shop')}
        </Link>
      </div>
    </>
  )
}

interface AfterGuestOrderProps {
  readonly guest: GuestContact
  readonly orderNumber: string
}

/** Opens the page of the order, with its papers; nothing of it is in the URL. */
function LookUpForm({ orderNumber, email }: { readonly orderNumber: string; readonly email: string }) {
  const { t } = useTranslation('guest-checkout')
  const isBusy = useNavigation().formAction?.endsWith(paths.orderLookup()) === true
  return (
    <Form method="post" action={paths.orderLookup()}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={email} />
      <Button variant="secondary" busy={isBusy} busyLabel={t('openOrder')}>
        {t('openOrder')}
      </Button>
    </Form>
  )
}

/** The form goes to the registration page, which shows its fields filled in; nothing is in the URL. */
function AccountOffer({ guest: { firstName, lastName, email } }: { readonly guest: GuestContact }) {
  const { t } = useTranslation('guest-checkout')
  return (
    <section className={joinClasses('panel', styles.account)} data-screen-only>
      <h2 className="type-h3">{t('account.heading')}</h2>
      <p>{t('account.text')}</p>
      <Form method="post" action={paths.selfRegister()}>
        <input type="hidden" name="intent" value="prefill" />
        <input type="hidden" name="firstName" value={firstName} />
        <input type="hidden" name="lastName" value={lastName} />
        <input type="hidden" name="email" value={email} />
        <Button variant="primary">{t('account.action')}</Button>
      </Form>
    </section>
  )
}

/** Where a server has placed the order, the browser still has the lines, and what the guest entered. */
function useSettledCart(): void {
  const shop = useShopClient()
  useEffect(() => {
    shop.storage.remove(storageEntries.unsentFields)
    if (shop.storage.read(storageEntries.sentGuestCart) === null) return
    import('./data/settle-guest-order')
      .then(({ settleGuestOrder }) => settleGuestOrder(shop))
      .catch((error: unknown) =>
        shop.reportFailure(error, 'the guest cart cannot be emptied after the order'),
      )
  }, [shop])
}
