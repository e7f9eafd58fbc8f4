import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { hasWithdrawalRight } from '../../shell/has-withdrawal-right'
import { Note } from '../../components/note'
import type { ProductAttributes } from '../product/product-attributes'

interface NoWithdrawalNoteProps {
  /** Undefined for a product that is no longer sold. */
  readonly attributes: Pick<ProductAttributes, 'isMadeToMeasure'> | undefined
}

/** At an item that is made as its buyer chose: a consumer cannot withdraw from it. Nothing where nobody has that right. */
export function NoWithdrawalNote({ attributes }: NoWithdrawalNoteProps) {
  const { t } = useTranslation('cart')
  const { shop } = useShopClient()
  const { session } = useSession()
  if (attributes?.isMadeToMeasure !== true || !hasWithdrawalRight(shop, session?.userType)) return null
  return (
    <Note kind="info" inline>
      {t('line.noWithdrawal')}
    </Note>
  )
}
