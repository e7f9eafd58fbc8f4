import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useHref, useLocation, useRevalidator } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button, buttonClass } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import styles from './waiting-step.module.css'

/**
 * Stands there while the checkout is prepared. The browser goes on by itself, because only it may wait for the
 * platform; without scripts a button asks again.
 */
export function WaitingStep({ isStarted }: { readonly isStarted: boolean }) {
  const { t } = useTranslation('checkout')
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return (
    <div className={styles['waiting']}>
      <p role="status">{t('waiting')}</p>
      <Skeleton shape="row" count={3} />
      <noscript>
        <p>{t('waitingHint')}</p>
        {isStarted ? <LookAgain>{t('continue')}</LookAgain> : <StartAgain />}
      </noscript>
    </div>
  )
}

/** Stands there until it is known what became of an order; the page asks again by itself. */
export function FindingOut() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles['waiting']}>
      <p role="status">{t('findingOut')}</p>
      <Skeleton shape="row" count={1} />
      <LookAgain>{t('look')}</LookAgain>
    </div>
  )
}

/** Stands there for a moment while the step is loaded that the address already names. */
export function LoadingStep() {
  const { t } = useTranslation('common')
  return (
    <div className={styles['waiting']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="row" count={3} />
    </div>
  )
}

/** The platform is at work: the same address once more. */
function LookAgain({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <p>
      <a className={buttonClass({ variant: 'primary' })} href={useHref({ pathname, search })}>
        {children}
      </a>
    </p>
  )
}

/** There is no checkout, or one that was overtaken by the cart. */
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
