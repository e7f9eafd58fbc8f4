import { useShopClient } from '@cartonnage/react-hooks'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { usePriceView } from './use-price-view'

export interface PriceNoteProps {
  /** The list has articles whose steps stand above their prices. */
  readonly hasOwnSteps?: boolean
}

/** What the figures of a price table are: currency, VAT, shipping. Stands under every table. */
export function PriceNote({ hasOwnSteps = false }: PriceNoteProps) {
  const { t } = useTranslation('product')
  const currency = shopCurrencies[useShopClient().shop]
  const { mainLabel } = usePriceView()
  return (
    <p className="type-small muted">
      {t('price.note', { currency, label: mainLabel })}{' '}
      <Link className="link" to={paths.service('delivery')}>
        {t('price.shipping')}
      </Link>
      .{hasOwnSteps ? ` ${t('price.ownSteps')}` : null}
    </p>
  )
}
