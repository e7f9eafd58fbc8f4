import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { FileEntry } from './file-entries'

const kilobyte = 1000
const megabyte = 1_000_000

/** What a file field says of its files. */
export function useFileTexts() {
  const { t } = useTranslation('files')
  const { locale } = useShopClient()
  const number = (value: number) => formatNumber(Math.ceil(value), locale)
  const size = (bytes: number) =>
    bytes < megabyte
      ? t('kilobytes', { number: number(bytes / kilobyte) })
      : t('megabytes', { number: number(bytes / megabyte) })
  const state = ({ state: now, size: bytes, share, problem }: FileEntry): string => {
    if (now === 'waiting') return t('waiting')
    if (now === 'sending') return t('sending', { share: number(share * 100) })
    return now === 'taken' ? t('taken', { size: size(bytes) }) : t(`problem.${problem ?? 'interrupted'}`)
  }
  /** The sentence that is announced once a file is taken or not. */
  const news = (entry: FileEntry | undefined): string => {
    if (entry === undefined) return ''
    const { name } = entry
    return entry.state === 'taken'
      ? t('news.taken', { name })
      : t('news.failed', { name, reason: state(entry) })
  }
  return { size, state, news }
}
