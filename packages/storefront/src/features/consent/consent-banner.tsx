import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import styles from './consent-banner.module.css'
import { useConsent } from './use-consent'

export interface ConsentBannerProps {
  readonly onSettings: () => void
}

/**
 * The question, at the lower edge of the window: the page can be used meanwhile. It comes early in the page's order,
 * so that the keyboard finds it before the menu. Agreeing and refusing are one press each and look the same.
 */
export function ConsentBanner({ onSettings }: ConsentBannerProps) {
  const { t } = useTranslation('consent')
  const { choose } = useConsent()
  const banner = useRef<HTMLElement>(null)
  useReservedHeight(banner)
  return (
    <section ref={banner} className={styles['banner']} aria-labelledby="consent-heading">
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h2 id="consent-heading" className={styles['heading']}>
            {t('heading')}
          </h2>
          <p className={styles['text']}>
            {t('text')} <Link to={paths.service('cookies')}>{t('more')}</Link>
          </p>
        </div>
        <div className={styles['actions']}>
          <Button type="button" variant="secondary" onClick={() => choose({ statistics: false })}>
            {t('reject')}
          </Button>
          <Button type="button" variant="secondary" onClick={() => choose({ statistics: true })}>
            {t('accept')}
          </Button>
          <Button type="button" variant="text" className={styles['settings']} onClick={onSettings}>
            {t('settings')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Room for the banner at the page's end and when the page scrolls to a focus, so that it hides nothing for good. */
function useReservedHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = banner
    if (current === null) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--consent-height', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--consent-height')
    }
  }, [banner])
}
