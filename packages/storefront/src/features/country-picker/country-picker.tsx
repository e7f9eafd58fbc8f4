import { useCartCounts, useGuestCart, useLocalePicker, useSession } from '@cartonnage/react-hooks'
import type { NamedLocale } from '@cartonnage/react-hooks'
import { pickerButtonLabel } from '@cartonnage/sdk/rules'
import type { HostSettings } from '@cartonnage/sdk/rules'
import type { MouseEvent, Ref } from 'react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryPickerSettings } from '../../app/country-picker-settings'
import { countryPickerSettings } from '../../app/country-picker-settings'
import { hostSettings as ownHostSettings, shopSettings } from '../../app/shop-settings'
import { usePageUrl } from '../../app/use-page-url'
import { useResourceUrl } from '../../app/use-resource-url'
import { buttonClass } from '../../components/button'
import { ChevronDownIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { ConfirmLocale } from './confirm-locale'
import styles from './country-picker.module.css'
import { PickerPanel } from './picker-panel'
import { useCountryNames } from './use-country-names'
import { usePickerPanel } from './use-picker-panel'

export interface CountryPickerProps {
  readonly settings?: CountryPickerSettings | undefined
  /** @default those of the shop */
  readonly hostSettings?: HostSettings | undefined
  /** Goes to an address. @default the browser does */
  readonly navigate?: ((url: string) => void) | undefined
}

/**
 * Country and language of all shops [2.9]. The panel is the browser's own dialog, which the button also opens without
 * scripts, over the page then; its entries are links then.
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
    // What the button does by itself, where there are no scripts, would come after this.
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

/** Whether there is something in the cart that a change takes away. */
function useHasLines(): boolean {
  const { isGuest } = useSession()
  const [guest, buyer] = [useGuestCart(), useCartCounts()]
  return ((isGuest ? guest.count : buyer.count) ?? 0) > 0
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

/** Says where one is, and opens the panel [2.9-4], [2.9-6..8]. */
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
        className: joinClasses(styles['button'], styles[align]),
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
      <ChevronDownIcon className={joinClasses(styles['chevron'])} size={17} />
    </button>
  )
}
