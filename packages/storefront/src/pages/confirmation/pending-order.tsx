import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useRevalidator } from 'react-router-dom'
import styles from './confirmation-page.module.css'

/** Replaces the order's content until the platform returns it, which is some time after it has given the number. */
export function PendingOrder() {
  const { t } = useTranslation('confirmation')
  const isSlow = useOrderPolling()
  return (
    <div className={styles.pending}>
      <p role="status">{isSlow ? t('pending.slow') : t('pending.text')}</p>
      <p>
        <ReloadLink />
      </p>
    </div>
  )
}

/** The delays before each attempt, in ms. */
export const pollDelays: readonly number[] = [1000, 2000, 3000, 5000, 8000, 13_000]

/** Reloads the page's data a few times until the order is there; true once it has given up. */
export function useOrderPolling(): boolean {
  const { revalidate } = useRevalidator()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    const delay = pollDelays[attempts]
    if (delay === undefined) return
    const poll = async () => {
      await revalidate()
      setAttempts(attempts + 1)
    }
    const timer = setTimeout(() => void poll(), delay)
    return () => clearTimeout(timer)
  }, [attempts, revalidate])
  return attempts >= pollDelays.length
}

/** Loads the page again, by a request of its own: works without scripts. */
export function ReloadLink() {
  const { t } = useTranslation('confirmation')
  const { pathname } = useLocation()
  return (
    <a className="link" href={useHref(pathname)}>
      {t('pending.look')}
    </a>
  )
}
