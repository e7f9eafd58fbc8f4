import type { NamedLocale, PickableLocale } from '@cartonnage/react-hooks'
import { useCartCount, useLocalePicker, useShopClient } from '@cartonnage/react-hooks'
import { pickerButtonLabel } from '@cartonnage/sdk/rules'
import type { HostSettings, LocaleNaming } from '@cartonnage/sdk/rules'
import type { MouseEvent, Ref } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryPickerSettings } from '../../shell/country-picker-settings'
import { countryPickerSettings } from '../../shell/country-picker-settings'
import { hostSettings as ownHostSettings, shopSettings } from '../../shell/shop-settings'
import { usePageUrl } from '../../shell/use-page-url'
import { useResourceUrl } from '../../shell/use-resource-url'
import { buttonClass } from '../../components/button'
import { ChevronDownIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { ConfirmLocale } from './confirm-locale'
import styles from './country-picker.module.css'
import { PickerPanel } from './picker-panel'
import { usePickerPanel } from './use-picker-panel'

export interface CountryPickerProps {
  readonly settings?: CountryPickerSettings | undefined
  /** @default the settings of the shop */
  readonly hostSettings?: HostSettings | undefined
  /** Opens a URL. @default by the browser's location */
  readonly navigate?: ((url: string) => void) | undefined
}

/**
 * Country and language of all shops. The panel is a native dialog, so without scripts the button still opens it, over
 * the page, and its entries are plain links.
 */
export function CountryPicker({
  settings = countryPickerSettings,
  hostSettings = ownHostSettings,
  navigate,
}: CountryPickerProps) {
  const { t } = useTranslation('country-picker')
  const [panel, button] = [useRef<HTMLDialogElement>(null), useRef<HTMLButtonElement>(null)]
  const { isOpen, toggle, close, onClose } = usePickerPanel({ panel, button })
  const panelId = useId()
  const [wasOpened, setOpened] = useState(false)
  const picker = useLocalePicker({
    ...settings,
    shopOrigins,
    hostSettings,
    navigate,
    url: usePageUrl(),
    countries: useCountryNames(settings.locales, wasOpened),
    onClose: close,
  })
  const { selected, question, isBusy, confirm, cancel } = picker
  const press = (event: MouseEvent) => {
    // The native command of the button, which is for pages without scripts, would run after this.
    event.preventDefault()
    setOpened(true)
    toggle()
  }
  const label = selected === undefined ? t('heading') : buttonLabel(selected, settings.label)
  return (
    <>
      <PickerButton
        ref={button}
        settings={settings}
        panelId={panelId}
        isOpen={isOpen}
        isDisabled={picker.isDisabled}
        onClick={press}
      >
        {label}
      </PickerButton>
      <PickerPanel
        ref={panel}
        id={panelId}
        settings={settings}
        picker={picker}
        clearsCart={useHasLines()}
        onClose={onClose}
      />
      <ConfirmLocale from={selected} to={question} isBusy={isBusy} onConfirm={confirm} onCancel={cancel} />
    </>
  )
}

/**
 * The platform's names of the countries, loaded once they are requested. Until then, and when loading fails, the
 * picker has the names of the JavaScript engine.
 */
function useCountryNames(
  locales: readonly PickableLocale[],
  isRequested: boolean,
): LocaleNaming['countries'] {
  const shop = useShopClient()
  const [names, setNames] = useState<LocaleNaming['countries']>()
  const codes = [...new Set(locales.map(({ region }) => region))].join(',')
  useEffect(() => {
    if (!isRequested) return undefined
    const controller = new AbortController()
    const { signal } = controller
    import('./list-country-names')
      .then(({ listCountryNames }) => listCountryNames(shop, codes.split(','), signal))
      .then(setNames, (error: unknown) => {
        if (!signal.aborted) shop.reportFailure(error, 'the names of the countries')
      })
    return () => controller.abort()
  }, [codes, isRequested, shop])
  return names
}

/** Whether the cart has items, which a change removes. */
function useHasLines(): boolean {
  return (useCartCount().count ?? 0) > 0
}

const buttonLabel = ({ countryLabel, languageLabel }: NamedLocale, label: string | undefined) =>
  pickerButtonLabel({ country: countryLabel, language: languageLabel, label })

const shopOrigins = { CH: shopSettings.CH.origin, DE: shopSettings.DE.origin }

interface PickerButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly settings: CountryPickerSettings
  readonly panelId: string
  readonly isOpen: boolean
  readonly isDisabled: boolean
  readonly onClick: (event: MouseEvent) => void
  readonly children: string
}

/** Names the current country and language, and opens the panel. */
function PickerButton(props: PickerButtonProps) {
  const { ref, settings, panelId, isOpen, isDisabled, onClick, children } = props
  const resourceUrl = useResourceUrl()
  const { variant, size, align, hasGlobe } = settings.button
  return (
    <button
      ref={ref}
      type="button"
      className={buttonClass({
        variant,
        size: size === 'large' ? 'prominent' : 'default',
        className: joinClasses(styles.button, styles[align]),
      })}
      disabled={isDisabled}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
      {...{ command: 'show-modal', commandfor: panelId }}
    >
      {hasGlobe ? (
        <img src={resourceUrl('/assets/images/globe-icon.svg')} alt="" width={20} height={20} />
      ) : null}
      <span>{children}</span>
      <ChevronDownIcon className={styles.chevron} size={17} />
    </button>
  )
}
