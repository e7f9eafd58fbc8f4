import { useVat } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { CartTotals } from './cart-totals'

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

export interface DeliveryNoteProps {
  readonly totals: CartTotals
  readonly countryCode: string
}

/**
 * For which country VAT was computed, as long as the platform knows no address and where the address is in another one
 * than the chosen region; and that shipping comes on top.
 */
export function DeliveryNote({ totals, countryCode }: DeliveryNoteProps) {
  const { t } = useTranslation(['cart', 'common'])
  const isElsewhere = useVat().countryCode !== countryCode
  const country = countries.find((existing) => existing === countryCode)
  const isNamed = (totals.isEstimate || isElsewhere) && country !== undefined
  if (!isNamed && totals.shipping !== null) return null
  return (
    <p className="type-small muted">
      {isNamed ? `${t(`deliveryTo.${country}`)}. ` : null}
      {totals.shipping === null ? (
        <>
          {t('plusShipping')}{' '}
          <Link className="link" to={paths.service('delivery')}>
            {t('common:service.delivery')}
          </Link>
        </>
      ) : null}
    </p>
  )
}
