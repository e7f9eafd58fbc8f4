import type { LocalePickerView, NamedLocale } from '@cartonnage/react-hooks'
import { pickerColumns } from '@cartonnage/sdk/rules'
import type { MouseEvent, Ref } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryPickerSettings } from '../../app/country-picker-settings'
import { CloseIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './country-picker.module.css'
import { PickerEntry } from './picker-entry'

export interface PickerPanelProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly id: string
  readonly settings: CountryPickerSettings
  readonly picker: LocalePickerView
  /** There is something in the cart, which a change empties. */
  readonly clearsCart: boolean
  /** The panel was closed, by whatever way. */
  readonly onClose: () => void
}

/** Docked right: close button, heading, and the locales in columns [2.9-9..12], [2.9-14]. */
export function PickerPanel(props: PickerPanelProps) {
  const { ref, id, settings, picker, clearsCart, onClose } = props
  const { t } = useTranslation('country-picker')
  const headingId = useId()
  const { heading, columns, countryAlign } = settings
  return (
    // Escape and the close button close it by keyboard; a press on its backdrop is one more way for pointers.
    <dialog
      ref={ref}
      id={id}
      className={styles['panel']}
      aria-labelledby={headingId}
      onClick={closeOnBackdrop}
      onClose={onClose}
      suppressHydrationWarning
    >
      <div className={styles['frame']}>
        <form method="dialog" className={styles['closing']}>
          <button className={styles['close']} aria-label={t('close')} autoFocus>
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
          <p className={joinClasses('muted', styles['hint'], styles[heading.align])}>{t('hint')}</p>
        ) : null}
        <ul className={styles['grid']} data-columns={Math.min(pickerColumns(Infinity, columns), 4)}>
          {picker.options.map((option) => (
            <li key={option.locale} className={styles[countryAlign]}>
              <PickerEntry
                option={option}
                href={picker.hrefOf(option)}
                showsCountry={settings.showsCountry}
                onChoose={choosing(picker, option)}
              />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}

/** A plain press changes as the shop does; with a key held, or without scripts, it is a link like any other. */
const choosing =
  ({ choose }: LocalePickerView, option: NamedLocale) =>
  (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(option)
  }

function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}
