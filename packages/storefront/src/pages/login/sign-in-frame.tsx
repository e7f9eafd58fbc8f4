import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import { CheckIcon } from '../../components/icons'
import { useGuestItems } from '../../shared/cart/use-guest-items'
import styles from './sign-in-frame.module.css'

export interface SignInFrameProps {
  readonly title: string
  /** The form. */
  readonly children: ReactNode
  /** Next to the form in wide windows, below it in narrow ones. */
  readonly aside: ReactNode
}

/** The layout of sign-in and registration. */
export function SignInFrame({ title, children, aside }: SignInFrameProps) {
  return (
    <div className="container section">
      <div className="layout-sign-in">
        <section>
          <h1 className={styles.title}>{title}</h1>
          {children}
          <GuestCartNote />
        </section>
        <section className={styles.aside}>{aside}</section>
      </div>
    </div>
  )
}

/** How many products of the guest's cart are taken over; what this shop does not sell stays in the browser. */
function GuestCartNote() {
  const { t } = useTranslation('login')
  const isHydrated = useHydrated()
  const { items: goods } = useGuestItems()
  const count = goods.filter(({ kind }) => kind === 'priced').length
  return <p className={styles.guestCart}>{isHydrated && count > 0 ? t('takeOver', { count }) : null}</p>
}

const benefits = ['order', 'history'] as const

/** The benefits of an account. */
export function Benefits() {
  const { t } = useTranslation('login')
  return (
    <div className={styles.benefits}>
      <h3>{t('benefits.heading')}</h3>
      <ul className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={17} />
            <span>{t(`benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
