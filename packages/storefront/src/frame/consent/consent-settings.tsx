import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { useRaise } from '../../shared/notifications/use-raise'
import styles from './consent-settings.module.css'
import { StoredData } from './stored-data'
import { useConsent } from './use-consent'

export interface ConsentSettingsProps {
  /** Called after saving, to close a dialog for instance. */
  readonly onSaved?: () => void
}

/** What is stored and counted, by purpose, with the visitor's choice. For the dialog and for a page. */
export function ConsentSettings({ onSaved }: ConsentSettingsProps) {
  const { t } = useTranslation('consent')
  const { choose } = useConsent()
  const raise = useRaise()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose({ statistics: new FormData(event.currentTarget).has('statistics') })
    raise.success(t('saved'))
    onSaved?.()
  }
  return (
    <form className={styles.settings} onSubmit={save}>
      <div className={styles.purpose}>
        <Choice
          type="checkbox"
          label={t('necessary.label')}
          hint={t('necessary.hint')}
          checked
          disabled
          readOnly
        />
        <StoredData />
      </div>
      <div className={styles.purpose}>
        <Statistics />
      </div>
      <Save />
    </form>
  )
}

/** Starts with the visitor's choice; unchecked without one. */
function Statistics() {
  const { t } = useTranslation('consent')
  const { consent } = useConsent()
  const isHydrated = useHydrated()
  const isAllowed = consent?.statistics ?? false
  return (
    <Choice
      // Resets the checkbox when the choice changes elsewhere, or is known only after hydration.
      key={String(isAllowed)}
      type="checkbox"
      name="statistics"
      label={t('statistics.label')}
      hint={t('statistics.hint')}
      defaultChecked={isAllowed}
      disabled={!isHydrated}
    />
  )
}

function Save() {
  const { t } = useTranslation('consent')
  const isHydrated = useHydrated()
  return (
    <div className={styles.save}>
      <noscript>
        <p>{t('withoutScripts')}</p>
      </noscript>
      <Button type="submit" variant="primary" disabled={!isHydrated}>
        {t('save')}
      </Button>
    </div>
  )
}
