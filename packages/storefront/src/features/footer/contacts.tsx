import { useShop } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../app/shop-settings'
import { MailIcon, PhoneIcon } from '../../components/icons'
import styles from './footer.module.css'

/** How to reach the shop, from its settings [2.10-11]. */
export function Contacts() {
  const { t } = useTranslation('footer')
  const { phone, email } = shopSettings[useShop().shop]
  return (
    <address className={styles['contacts']}>
      <p>
        {t('contact')}
        <br />
        {t('hours')}
      </p>
      <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>
        <PhoneIcon size={17} title={t('phone')} />
        <span className="no-break">{phone}</span>
      </a>
      <a href={`mailto:${email}`}>
        <MailIcon size={17} title={t('email')} />
        {email}
      </a>
    </address>
  )
}
