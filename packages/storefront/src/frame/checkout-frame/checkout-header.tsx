import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatPhone, phoneHref, readContact } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { shopSettings } from '../../shell/shop-settings'
import { ChevronLeftIcon, PhoneIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { Logo } from '../../components/logo'
import styles from './checkout-header.module.css'

/** The header of the checkout: it links only to home, the cart and the telephone. */
export function CheckoutHeader({ effectiveAccount }: { readonly effectiveAccount: ReactNode }) {
  const { t } = useTranslation(['checkout', 'header'])
  const { session } = useSession()
  const cartPath = session?.isGuest === true ? paths.guestCart() : paths.cart(currentCart)
  return (
    <header className={styles.header}>
      {effectiveAccount}
      <div className={joinClasses('container', styles.main)}>
        <Link className={styles.logo} to={paths.home()} aria-label={t('header:logo')}>
          <Logo />
        </Link>
        <p className={styles.secure}>{t('frame.secure')}</p>
        <div className={styles.links}>
          <Phone />
          <Link className={styles.link} to={cartPath} aria-label={t('frame.backToCart')}>
            <ChevronLeftIcon size={17} />
            {t('frame.cart')}
          </Link>
        </div>
      </div>
    </header>
  )
}

/** For questions before ordering; nothing in a shop without a phone number. */
function Phone() {
  const { t } = useTranslation('checkout')
  const contact = readContact(shopSettings[useShopClient().shop].phone)
  const href = contact && phoneHref(contact)
  if (!contact || !href) return null
  const phone = formatPhone(contact)
  return (
    <a
      className={joinClasses(styles.link, styles.phone)}
      href={href}
      aria-label={t('frame.phone', { phone })}
    >
      <PhoneIcon size={17} />
      <span className="no-break">{phone}</span>
    </a>
  )
}
