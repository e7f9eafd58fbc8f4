import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useHref, useRevalidator } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useSharedLocation } from '../../shell/use-shared-location'
import { Button, buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import styles from './waiting-step.module.css'

/**
 * Shown while the platform prepares the checkout. The browser continues on its own, because a server does not wait for
 * the platform; without scripts a button tries again.
 */
export function WaitingStep({ isStarted }: { readonly isStarted: boolean }) {
  const { t } = useTranslation('checkout')
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return (
    <div className={styles.waiting}>
      <p role="status">{t('waiting')}</p>
      <Skeleton shape="row" count={3} />
      <noscript>
        <p>{t('waitingHint')}</p>
        {isStarted ? <ReloadLink>{t('continue')}</ReloadLink> : <StartAgain />}
      </noscript>
    </div>
  )
}

/** Shown until the outcome of an order is known; the page reloads itself. */
export function FindingOut() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.waiting}>
      <p role="status">{t('findingOut')}</p>
      <Skeleton shape="row" count={1} />
      <ReloadLink>{t('look')}</ReloadLink>
    </div>
  )
}

/** Shown while a step is loading. */
export function LoadingStep() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="row" count={3} />
    </div>
  )
}

/** Loads the same page again, without scripts too. */
function ReloadLink({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useSharedLocation()
  return (
    <p>
      <a className={buttonClass({ variant: 'primary' })} href={useHref({ pathname, search })}>
        {children}
      </a>
    </p>
  )
}

/** There is no checkout, or the cart has changed since it was started. */
function StartAgain() {
  const { t } = useTranslation('checkout')
  return (
    <Form method="post" action={paths.checkout()}>
      <Button variant="primary" name="intent" value="start">
        {t('continue')}
      </Button>
    </Form>
  )
}
