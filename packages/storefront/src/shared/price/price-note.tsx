import { useShopClient } from '@cartonnage/react-hooks'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { usePrices } from './use-price-view'

interface PriceNoteProps {
  /** The list has products whose own steps are printed above their prices. */
  readonly hasOwnSteps?: boolean
}

/** Explains the figures of a price table: currency, VAT, shipping. */
export function PriceNote({ hasOwnSteps = false }: PriceNoteProps) {
  const { t } = useTranslation('product')
  const currency = shopCurrencies[useShopClient().shop]
  const { each } = usePrices()
  return (
    <p className="type-small muted">
      {each(({ mainLabel }) => t('price.note', { currency, label: mainLabel }))}{' '}
      <Link className="link" to={paths.service('delivery')}>
        {t('price.shipping')}
      </Link>
      .{hasOwnSteps ? ` ${t('price.ownSteps')}` : null}
    </p>
  )
}
