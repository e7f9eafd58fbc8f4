import { useShopClient } from '@cartonnage/react-hooks'
import { emailHref, formatPhone, phoneHref, readContact } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shopSettings } from '../../shell/shop-settings'
import { MailIcon, PhoneIcon } from '../../components/icons'
import styles from './footer.module.css'

/** Phone and e-mail of the shop's settings, where '.' means none. */
export function Contacts() {
  const { t } = useTranslation('footer')
  const settings = shopSettings[useShopClient().shop]
  const [phone, email] = [readContact(settings.phone), readContact(settings.email)]
  return (
    <address className={styles.contacts}>
      <p>
        {t('contact')}
        <br />
        {t('hours')}
      </p>
      {phone === undefined ? null : (
        <Contact href={phoneHref(phone)}>
          <PhoneIcon size={17} title={t('phone')} />
          <span className="no-break">{formatPhone(phone)}</span>
        </Contact>
      )}
      {email === undefined ? null : (
        <Contact href={emailHref(email)}>
          <MailIcon size={17} title={t('email')} />
          <span className={styles.email}>{email}</span>
        </Contact>
      )}
    </address>
  )
}

/** Plain text for a contact that cannot be a link. */
function Contact({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined) return <p className={styles.contact}>{children}</p>
  return (
    <a className={styles.contact} href={href}>
      {children}
    </a>
  )
}
