import { useFeature, useSession, useStore } from '@cartonnage/react-hooks'
import type { MainPrice } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { NewsRegion } from '../../components/news-region'
import { guestPrices } from './guest-prices'
import styles from './price-switch.module.css'

/**
 * Chooses gross or net prices in the whole shop, for guests; who is signed in reads the ones of the account. Without scripts
 * there is none, and prices are gross. Which part looks pressed follows the root element, as the prices do.
 */
export function PriceSwitch() {
  const { t } = useTranslation('price-switch')
  const { isGuest } = useSession()
  const prices = useFeature(guestPrices)
  const chosen = useStore(prices)
  const [said, setSaid] = useState('')
  if (!isGuest) return null
  const part = (main: MainPrice) => ({
    type: 'button' as const,
    className: joinClasses(styles.part, styles[main]),
    'data-replay': true,
    'aria-pressed': chosen === main,
    onClick: () => {
      prices.choose(main)
      setSaid(t(main === 'net' ? 'nowNet' : 'nowGross'))
    },
  })
  return (
    <div className={styles.switch} role="group" aria-label={t('label')} data-screen-only>
      <button {...part('gross')}>{t('gross')}</button>
      <button {...part('net')} aria-label={t('net')}>
        {t('netShort')}
      </button>
      <NewsRegion sentence={said} />
    </div>
  )
}
