import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { EmptyList } from '../page-parts/empty-list'

export function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyList title={t('empty.heading')} action={t('empty.action')}>
      <p>{t('empty.text')}</p>
      <p>
        {`${t('empty.numbers')} `}
        <Link className="link" to={paths.quickOrder()}>
          {t('empty.quickOrder')}
        </Link>
      </p>
    </EmptyList>
  )
}
