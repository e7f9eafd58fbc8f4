import type { LocalePickerView, NamedLocale } from '@cartonnage/react-hooks'
import { pickerColumns } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import type { MouseEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryPickerSettings } from '../../shell/country-picker-settings'
import { Flag } from '../../components/flag'
import { CloseIcon, CheckIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { opensElsewhere } from '../../components/opens-elsewhere'
import styles from './country-picker.module.css'

export interface PickerPanelProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly id: string
  readonly settings: CountryPickerSettings
  readonly picker: LocalePickerView
  /** The cart has items, and a change empties it. */
  readonly clearsCart: boolean
  /** Called when the panel was closed in any way. */
  readonly onClose: () => void
}

/** The panel at the right: close button, heading, and the locales in columns. */
export function PickerPanel(props: PickerPanelProps) {
  const { ref, id, settings, picker, clearsCart, onClose } = props
  const { t } = useTranslation('country-picker')
  const headingId = useId()
  const { heading, columns, countryAlign } = settings
  return (
    // Escape and the close button work for keyboards; a click on the backdrop is one more way for pointers.
    <dialog
      ref={ref}
      id={id}
      className={styles.panel}
      aria-labelledby={headingId}
      onClick={closeOnBackdrop}
      onClose={onClose}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <form method="dialog" className={styles.closing}>
          <button className={styles.close} aria-label={t('close')} autoFocus>
            <CloseIcon />
          </button>
        </form>
        <h2
          id={headingId}
          className={joinClasses(heading.size === 'main' ? 'type-h1' : 'type-h2', styles[heading.align])}
        >
          {t('heading')}
        </h2>
        {clearsCart ? (
          <p className={joinClasses('muted', styles.hint, styles[heading.align])}>{t('hint')}</p>
        ) : null}
        <ul className={styles.grid} data-columns={Math.min(pickerColumns(Infinity, columns), 4)}>
          {picker.options.map((option) => (
            <li key={option.locale} className={styles[countryAlign]}>
              <PickerEntry
                option={option}
                href={picker.hrefOf(option)}
                showsCountry={settings.showsCountry}
                onChoose={(event) => {
                  if (opensElsewhere(event)) return
                  event.preventDefault()
                  picker.choose(option)
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}

function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}

interface PickerEntryProps {
  readonly option: NamedLocale
  readonly href: string
  readonly showsCountry: boolean
  readonly onChoose: (event: MouseEvent) => void
}

/** `Belgium | EN - EUR` after the country's flag; the current one is marked. */
function PickerEntry({ option, href, showsCountry, onChoose }: PickerEntryProps) {
  const { countryCode, countryLabel, languageLabel, currencyCode, isSelected, languageSegment } = option
  return (
    <a
      className={styles.entry}
      href={href}
      hrefLang={languageSegment}
      data-replay
      aria-current={isSelected ? 'true' : undefined}
      onClick={onChoose}
    >
      <Flag countryCode={countryCode} />
      <span className={styles.text}>
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
