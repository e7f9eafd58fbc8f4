import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router-dom'

/** The same address once more, by a request of its own: works without scripts. */
export function LookAgain() {
  const { t } = useTranslation('confirmation')
  const { pathname } = useLocation()
  return (
    <a className="link" href={useHref(pathname)}>
      {t('pending.look')}
    </a>
  )
}
