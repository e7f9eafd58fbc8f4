import { useTranslation } from 'react-i18next'
import { EmptyList } from '../page-parts/empty-list'

export function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyList title={t('empty.heading')} action={t('empty.action')}>
      {t('empty.text')}
    </EmptyList>
  )
}
