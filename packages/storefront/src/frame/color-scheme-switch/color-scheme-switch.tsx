import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseColorScheme, readColorScheme } from '../../shell/color-scheme'
import { useHydrated } from '../../hydration/use-hydrated'
import { joinClasses } from '../../components/join-classes'
import styles from './color-scheme-switch.module.css'

const choices = ['system', 'light', 'dark'] as const

type Choice = (typeof choices)[number]

/** Chooses the light or dark color scheme. Without scripts it is invisible, and the system's scheme is used. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation('common')
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Choice>()
  const current = isHydrated ? (chosen ?? readColorScheme(document.cookie) ?? 'system') : undefined
  const choose = (choice: Choice) => {
    chooseColorScheme(choice === 'system' ? undefined : choice)
    setChosen(choice)
  }
  return (
    <fieldset className={joinClasses(styles.switch, !isHydrated && styles.waiting)}>
      <legend className="visually-hidden">{t('mode.label')}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="mode"
            value={choice}
            checked={current === choice}
            onChange={() => choose(choice)}
          />
          <span className={styles.label}>{t(`mode.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
