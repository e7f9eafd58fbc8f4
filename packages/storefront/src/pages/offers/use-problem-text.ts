import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { QuoteProblem } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

/** Returns the sentences for a reason of the platform: what is wrong, and what to do. `failed` has those for no reason at all. */
export function useProblemText(failed: 'failedCart' | 'failed'): (problem: QuoteProblem) => string {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  return ({ kind, available }) => {
    if (kind === 'failed') return t(`refused.${failed}`)
    return t(`refused.${kind}`, { left: formatNumber(available ?? '0', locale) })
  }
}
