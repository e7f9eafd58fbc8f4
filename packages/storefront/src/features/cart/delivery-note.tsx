import { useVat } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { CartTotals } from './cart-totals'

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

/** For which country VAT was computed, as long as the platform knows no address, and that shipping comes on top. */
export function DeliveryNote({ totals }: { readonly totals: CartTotals }) {
  const { t } = useTranslation(['cart', 'common'])
  const { countryCode } = useVat()
  const country = countries.find((known) => known === countryCode)
  const isEstimate = totals.isEstimate && country !== undefined
  if (!isEstimate && totals.shipping !== null) return null
  return (
    <p className="type-small muted">
      {isEstimate ? `${t(`deliveryTo.${country}`)}. ` : null}
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
