import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import styles from './promo-strip.module.css'

/** How long the strip says that the code was copied, in ms. */
const copiedMs = 3000

/** The voucher code; a click copies it, and the strip says so. Without scripts it is plain text. */
export function PromoCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('header')
  const { reportFailure } = useShopClient()
  const canCopy = useHydrated()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch (error) {
      reportFailure(error, 'the voucher code cannot be copied')
      setOutcome('failed')
    }
  }
  if (!canCopy) return <span className={styles.code}>{code}</span>
  return (
    <>
      <button type="button" className={styles.code} title={t('promo.copy')} onClick={() => void copy()}>
        {code}
      </button>
      <span className={styles.outcome} role="status">
        {outcome === undefined ? null : t(`promo.${outcome}`)}
      </span>
    </>
  )
}
