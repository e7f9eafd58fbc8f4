import { useShop } from '@cartonnage/react-hooks'
import { emailHref, phoneHref, readContact } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../app/shop-settings'
import { MailIcon, PhoneIcon } from '../../components/icons'
import styles from './footer.module.css'

/** How to reach the shop, from its settings; what is '.' there is not shown [2.10-11]. */
export function Contacts() {
  const { t } = useTranslation('footer')
  const settings = shopSettings[useShop().shop]
  const [phone, email] = [readContact(settings.phone), readContact(settings.email)]
  return (
    <address className={styles['contacts']}>
      <p>
        {t('contact')}
        <br />
        {t('hours')}
      </p>
      {phone === undefined ? null : (
        <a href={phoneHref(phone)}>
          <PhoneIcon size={17} title={t('phone')} />
          <span className="no-break">{phone}</span>
        </a>
      )}
      {email === undefined ? null : (
        <a href={emailHref(email)}>
          <MailIcon size={17} title={t('email')} />
          {email}
        </a>
      )}
    </address>
  )
}
