import { useShopClient } from '@cartonnage/react-hooks'
import { formatPercent } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import styles from './fit-bar.module.css'

const width = 150

/** A bar of how much of a box the goods fill (green) and how much stays free (hatched), with the percentage. */
export function FitBar({ freeSpace }: { readonly freeSpace: number }) {
  const { t } = useTranslation('box-finder-results')
  const { locale } = useShopClient()
  const percent = formatPercent(Math.round(freeSpace / 10) / 100, locale)
  return (
    <span className={styles.fit}>
      <svg className={styles.bar} width={width} height={12} aria-hidden="true" focusable="false">
        <rect className={styles.goods} width={Math.round(((1000 - freeSpace) / 1000) * width)} height={12} />
      </svg>
      <span className={styles.text}>
        <strong>{percent}</strong>
        {` ${t('free')}`}
      </span>
    </span>
  )
}
