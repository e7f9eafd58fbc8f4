import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { paths } from '../../shell/paths'
import type { GuestNeed } from './data/quick-order-response'
import styles from './quick-order.module.css'

/** An address, and so a link that keeps the list, has room for this. */
const maximumLength = 700

interface GuestNoteProps {
  readonly needs: GuestNeed
  readonly list: string
}

/** What a guest needs to add the list, and a link to the sign-in that keeps the list. */
export function GuestNote({ needs, list }: GuestNoteProps) {
  const { t } = useTranslation('quick-order')
  // A browser with scripts keeps it by itself.
  const fits = encodeURIComponent(list).length <= maximumLength
  const startUrl = useHref(paths.quickOrder(needs === 'scripts' && fits ? { list } : {}))
  const isForCart = needs === 'account'
  return (
    <Note
      kind="info"
      role="alert"
      className={styles.note}
      title={t('guest.title')}
      action={
        <Link
          className={buttonClass({ variant: 'secondary', size: 'dense' })}
          to={paths.login({ startUrl, isForCart })}
        >
          {t('guest.signIn')}
        </Link>
      }
    >
      <p>
        {needs === 'account'
          ? t('guest.needsAccount')
          : `${t('guest.text')} ${t(fits ? 'guest.keep' : 'guest.tooLong')}`}
      </p>
    </Note>
  )
}
