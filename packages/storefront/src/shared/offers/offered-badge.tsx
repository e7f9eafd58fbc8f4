import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge'

/** Marks an item that comes from an offer, with the offer's number where it is known. */
export function OfferedBadge({ number }: { readonly number?: string | null | undefined }) {
  const { t } = useTranslation('cart')
  return (
    <Badge variant="outline">{number == null ? t('offer.unnumbered') : t('offer.badge', { number })}</Badge>
  )
}
