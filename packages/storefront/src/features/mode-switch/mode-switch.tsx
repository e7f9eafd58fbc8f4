import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mode } from '../../app/mode'
import { chooseMode, readMode } from '../../app/mode'
import { useHydrated } from '../../app/use-hydrated'
import { joinClasses } from '../../components/join-classes'
import styles from './mode-switch.module.css'

const choices = ['system', 'light', 'dark'] as const

/** Whether the shop is light or dark. Without scripts the system decides, and there is nothing to choose. */
export function ModeSwitch() {
  const { t } = useTranslation('common')
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<(typeof choices)[number]>()
  const current = isHydrated ? (chosen ?? readMode(document.cookie) ?? 'system') : undefined
  const choose = (choice: (typeof choices)[number]) => {
    const mode: Mode | undefined = choice === 'system' ? undefined : choice
    chooseMode(mode)
    setChosen(choice)
  }
  return (
    <fieldset className={joinClasses(styles['switch'], !isHydrated && styles['waiting'])}>
      <legend className="visually-hidden">{t('mode.label')}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            className={styles['radio']}
            type="radio"
            name="mode"
            value={choice}
            checked={current === choice}
            onChange={() => choose(choice)}
          />
          <span className={styles['label']}>{t(`mode.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
