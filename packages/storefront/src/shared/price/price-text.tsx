import { Money } from '@cartonnage/react-hooks'
import type { MoneyProps } from '@cartonnage/react-hooks'
import { isZeroMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

/** A price as an element; of nothing that it is free. */
export function PriceText(props: MoneyProps) {
  const { t } = useTranslation('product')
  return isZeroMoney(props.value) ? (
    <span className={props.className}>{t('price.free')}</span>
  ) : (
    <Money {...props} />
  )
}
