import { useTranslation } from 'react-i18next'
import { Form, Link, matchPath, useHref, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useShell } from '../../shell/use-shell'
import { useSharedLocation } from '../../shell/use-shared-location'
import { UserFilledIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './effective-account-bar.module.css'

/**
 * Says above everything else which other account a buyer orders for, with a link to change it and a button to return to
 * the buyer's own. The server renders it, so that nothing moves later.
 */
export function EffectiveAccountBar() {
  const { t } = useTranslation('user-menu')
  const { effectiveAccount } = useShell()
  const returnTo = useReturnPath()
  const isBusy = useNavigation().state !== 'idle'
  if (effectiveAccount === undefined) return null
  return (
    <aside className={styles.bar} aria-label={t('effectiveAccount')}>
      <div className={joinClasses('container', styles.content)}>
        <p className={styles.name}>
          <UserFilledIcon size={17} />
          <span>
            {`${t('orderingFor')} `}
            <strong>{effectiveAccount.name}</strong>
          </span>
        </p>
        <Link className={styles.action} to={paths.accounts()}>
          {t('switch')}
        </Link>
        <Form
          method="post"
          action={paths.accounts()}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="accountId" value="" />
          <input type="hidden" name="returnTo" value={returnTo} />
          <button className={styles.action}>{t('own')}</button>
        </Form>
      </div>
    </aside>
  )
}

/** Pages of one account, to which a buyer cannot return with another one. */
const accountPages = ['/cart/*', '/checkout/*', '/order-confirmation/*', '/my/*', '/recordlist/*']

function useReturnPath(): string {
  const { pathname, search } = useSharedLocation()
  const [here, home] = [useHref({ pathname, search }), useHref(paths.home())]
  return accountPages.some((pattern) => matchPath(pattern, pathname) !== null) ? home : here
}
