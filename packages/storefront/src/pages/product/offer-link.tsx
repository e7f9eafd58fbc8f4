import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { makesOffers } from '../../shell/makes-offers'
import { paths } from '../../shell/paths'

interface OfferLinkProps {
  /** Record id of the product. */
  readonly id: string
  readonly quantity: number
}

/** Leads to where an offer is asked for; guests sign in first. */
export function OfferLink({ id, quantity }: OfferLinkProps) {
  const { t } = useTranslation('product-page')
  if (!makesOffers(useShopClient())) return null
  return (
    <p className="type-small" data-screen-only>
      {`${t('offer.text')} `}
      <Link className="link" to={paths.offerRequest({ from: 'product', id, quantity })}>
        {t('offer.action')}
      </Link>
    </p>
  )
}
