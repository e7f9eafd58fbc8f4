import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { openConsentSettings } from '../../shell/open-consent-settings'
import { paths } from '../../shell/paths'
import { useSharedLocation } from '../../shell/use-shared-location'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import styles from './consent-bar.module.css'
import { useConsent } from './use-consent'

/**
 * The question for consent, above the header: it covers nothing, and comes first for the keyboard. Accepting and rejecting
 * take one click each and look the same. Without scripts the form goes to the server (save-consent.ts).
 */
export function ConsentBar() {
  const { t } = useTranslation('page-effects')
  const { choose } = useConsent()
  const { pathname, search } = useSharedLocation()
  const [here, target] = [useHref({ pathname, search }), useHref(paths.service('cookies'))]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    choose({ statistics: submitter?.getAttribute('name') === 'statistics' })
  }
  return (
    <section className={styles.bar} aria-label={t('consent.question')} data-consent-bar>
      <form
        className={joinClasses('container', styles.content)}
        method="post"
        action={target}
        data-replay
        onSubmit={submit}
      >
        <input type="hidden" name="returnTo" value={here} />
        <p className={styles.words}>
          {t('consent.question')} <span className={styles.text}>{t('consent.text')}</span>{' '}
          <Link
            className={joinClasses('link', styles.settings)}
            to={paths.service('cookies')}
            data-replay
            onClick={openConsentSettings}
          >
            {t('consent.settings')}
          </Link>
        </p>
        <div className={styles.responses}>
          <Button type="submit" variant="secondary" size="dense">
            {t('consent.reject')}
          </Button>
          <Button type="submit" variant="secondary" size="dense" name="statistics" value="on">
            {t('consent.accept')}
          </Button>
        </div>
      </form>
    </section>
  )
}
