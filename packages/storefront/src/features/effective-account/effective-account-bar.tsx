import { useTranslation } from 'react-i18next'
import { Form, Link, matchPath, useHref, useLocation, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useShell } from '../../app/use-shell'
import { UserFilledIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './effective-account-bar.module.css'

/**
 * Says above everything for whom a buyer orders who acts for another account, with the ways to another one and back
 * to the own [1-7]. The server writes it, so it is there from the first moment on and nothing moves.
 */
export function EffectiveAccountBar() {
  const { t } = useTranslation('user-menu')
  const { effectiveAccount } = useShell()
  const returnTo = useReturnPath()
  const isBusy = useNavigation().state !== 'idle'
  if (effectiveAccount === undefined) return null
  return (
    <aside className={styles['bar']} aria-label={t('effectiveAccount')}>
      <div className={joinClasses('container', styles['content'])}>
        <p className={styles['name']}>
          <UserFilledIcon size={17} />
          <span>
            {t('orderingFor')} <strong>{effectiveAccount.name}</strong>
          </span>
        </p>
        <Link className={styles['way']} to={paths.accounts()}>
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
          <button className={styles['way']}>{t('own')}</button>
        </Form>
      </div>
    </aside>
  )
}

/** Pages that show something of one account; with another one there is nothing to come back to. */
const ofAccount = ['/cart/*', '/checkout/*', '/order-confirmation/*', '/my/*', '/recordlist/*']

function useReturnPath(): string {
  const { pathname, search } = useLocation()
  const [here, home] = [useHref({ pathname, search }), useHref(paths.home())]
  return ofAccount.some((pattern) => matchPath(pattern, pathname) !== null) ? home : here
}
