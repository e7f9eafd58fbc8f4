import { useVat } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { BoxIcon, DocumentIcon, ListIcon, TruckIcon } from '../../components/icons'
import { deliveryDays } from '../../shared/product/delivery-days'
import styles from './services.module.css'

/** The SKU of the set of board samples. */
const sampleSet = '2000500'

/** Services of the shop, most with a link to the page that explains or sells them. */
export function Services() {
  const { t } = useTranslation('home')
  const days = deliveryDays(useVat().countryCode)
  return (
    <section className="section container" aria-labelledby="services">
      <h2 id="services" className="visually-hidden">
        {t('services.heading')}
      </h2>
      <ul className="layout-services">
        <Service icon={<TruckIcon />} title={t('services.delivery')} to={paths.service('delivery')}>
          {days === undefined ? null : t('services.deliveryText', { days })}
        </Service>
        <Service icon={<DocumentIcon />} title={t('services.payment')} to={paths.service('payment')}>
          {t('services.paymentText')}
        </Service>
        <Service icon={<ListIcon />} title={t('services.tiers')}>
          {t('services.tiersText')}
        </Service>
        <Service icon={<BoxIcon />} title={t('services.samples')} to={paths.search(sampleSet)}>
          {t('services.samplesText')}
        </Service>
      </ul>
    </section>
  )
}

interface ServiceProps {
  readonly icon: ReactNode
  readonly title: string
  readonly to?: string
  readonly children: ReactNode
}

function Service({ icon, title, to, children }: ServiceProps) {
  return (
    <li className={styles.service}>
      {icon}
      <h3 className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</h3>
      <p className="type-small muted">{children}</p>
    </li>
  )
}
