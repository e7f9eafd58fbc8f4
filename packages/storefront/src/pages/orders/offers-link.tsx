import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { makesOffers } from '../../shell/makes-offers'
import { paths } from '../../shell/paths'

/** Offers that are accepted become orders; the menu of firms does not lead to them. */
export function OffersLink() {
  const { t } = useTranslation('orders')
  if (!makesOffers(useShopClient())) return null
  return (
    <Link className="link" to={paths.offers()}>
      {t('offers')}
    </Link>
  )
}
