import type { NamedLocale } from '@cartonnage/react-hooks'
import type { MouseEvent } from 'react'
import { Flag } from '../../components/flag'
import { CheckIcon } from '../../components/icons'
import styles from './country-picker.module.css'

export interface PickerEntryProps {
  readonly option: NamedLocale
  readonly href: string
  readonly showsCountry: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** `Belgium | EN - EUR` behind the country's flag [2.9-12]; the present one is marked. */
export function PickerEntry({ option, href, showsCountry, onChoose }: PickerEntryProps) {
  const { countryCode, countryLabel, languageLabel, currencyCode, isSelected, languageSegment } = option
  return (
    <a
      className={styles['entry']}
      href={href}
      hrefLang={languageSegment}
      data-replay
      aria-current={isSelected ? 'true' : undefined}
      onClick={onChoose}
    >
      <Flag countryCode={countryCode} />
      <span className={styles['words']}>
        {showsCountry ? (
          <>
            <strong>{countryLabel}</strong>
            {' | '}
          </>
        ) : null}
        {languageLabel}
        <span className="muted">{` - ${currencyCode}`}</span>
      </span>
      {isSelected ? <CheckIcon size={20} /> : null}
    </a>
  )
}
