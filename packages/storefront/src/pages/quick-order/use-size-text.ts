import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

const kilobyte = 1000
const megabyte = 1_000_000

/** The size of a file in bytes as a text, rounded up: `12 KB`. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(Math.ceil(value), locale)
  return (bytes) => {
    if (bytes < kilobyte) return t('size.bytes', { number: number(bytes) })
    if (bytes < megabyte) return t('size.kilobytes', { number: number(bytes / kilobyte) })
    return t('size.megabytes', { number: number(bytes / megabyte) })
  }
}
