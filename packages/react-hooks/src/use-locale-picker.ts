import { vat } from '@cartonnage/sdk'
import { canPickCountry } from '@cartonnage/sdk/rules'
import type { LocaleNaming } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { localeHref, localeUrl, nameLocales } from './locale-choice'
import type { LocaleListing, LocaleLocation, NamedLocale, PickableLocale } from './locale-choice'
import { useFeature, useShopClient } from './shop-provider'
import { useVat } from './use-vat'

export interface LocalePickerInput
  extends Pick<LocaleLocation, 'shopOrigins' | 'hostSettings'>, Pick<LocaleListing, 'sortBy'> {
  readonly locales: readonly PickableLocale[]
  /** The present page, as the server and the browser know it. */
  readonly url: string
  /** @default 'short' [2.9-3] */
  readonly languageDisplay?: LocaleNaming['languageDisplay'] | undefined
  /** The platform's country list, whose names win [3.locale-and-region-2]. @default the engine's names */
  readonly countries?: LocaleNaming['countries']
  /** The panel is to close: nothing was to be changed, or the page is about to load anew. */
  readonly onClose?: (() => void) | undefined
  /** Goes to an address. @default the browser does */
  readonly navigate?: ((url: string) => void) | undefined
}

export interface LocalePickerView {
  /** The locales with their words, in the order of the list [2.9-2]. */
  readonly options: readonly NamedLocale[]
  /** The present one; `undefined` when the list lacks it. */
  readonly selected: NamedLocale | undefined
  /** Below two locales there is nothing to pick [2.9-8]. */
  readonly isDisabled: boolean
  /** Address of an option, for a link that works without scripts. */
  hrefOf(option: NamedLocale): string
  /**
   * Raises 'localechange', then changes: at once with an empty cart, otherwise `question` is asked first [2.9-13..16].
   * The present locale only closes.
   */
  choose(option: NamedLocale): void
  /** What the shopper is asked about; `undefined` without a question. */
  readonly question: NamedLocale | undefined
  /** Yes: the cart goes, a failure of that is only reported [2.9-17], and the browser leaves. Once. */
  confirm(): void
  /** No: nothing changes. */
  cancel(): void
  readonly isBusy: boolean
}

/** The countries and languages of all shops, and the way from one to another [2.9]. */
export function useLocalePicker(input: LocalePickerInput): LocalePickerView {
  const { locales, url, shopOrigins, hostSettings, sortBy, countries, languageDisplay = 'short' } = input
  const client = useShopClient()
  const { countryCode } = useVat()
  const current = { shop: client.shop, languageSegment: client.locale, region: countryCode }
  const naming = { displayLocale: client.locale, languageDisplay, countries }
  const options = nameLocales(locales, { ...naming, current, sortBy })
  const changing = useLocaleChange(input)
  return {
    ...changing,
    options,
    selected: options.find(({ isSelected }) => isSelected),
    isDisabled: !canPickCountry(locales),
    hrefOf: (option) => localeHref(option, { url, current, shopOrigins, hostSettings }),
  }
}

/** One change at a time: the question, and what follows a yes. */
function useLocaleChange({ shopOrigins, hostSettings, onClose, navigate = leaveFor }: LocalePickerInput) {
  const client = useShopClient()
  const shownVat = useFeature(vat)
  const [question, setQuestion] = useState<NamedLocale>()
  const [isBusy, setBusy] = useState(false)
  /** Presses come faster than renders. */
  const isRunning = useRef(false)

  const go = (to: NamedLocale) => {
    const current = {
      shop: client.shop,
      languageSegment: client.locale,
      region: shownVat.getSnapshot().countryCode,
    }
    const target = localeUrl(to, { url: location.href, current, shopOrigins, hostSettings })
    if (to.shop === client.shop && to.region !== current.region) shownVat.setCountry(to.region)
    setQuestion(undefined)
    onClose?.()
    navigate(target)
  }
  const clearAndGo = async (to: NamedLocale) => {
    const { clearCart } = await import('./fetched/cart-before-change')
    await client.use(clearCart)({ isSilent: true })
    go(to)
  }
  /** Whether there is something in the cart; when nobody can tell, the shopper is asked. */
  const start = async (to: NamedLocale) => {
    const { countCartProducts } = await import('./fetched/cart-before-change')
    if ((await countCartProducts(client)) === 0) await clearAndGo(to)
    else setQuestion(to)
  }
  const once = (run: (to: NamedLocale) => Promise<void>, to: NamedLocale | undefined) => {
    if (to === undefined || isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void run(to)
      .catch((error: unknown) => client.reportFailure(error, 'the locale cannot be changed'))
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }

  return {
    question,
    isBusy,
    choose: (option: NamedLocale) => {
      client.events.emit('localechange', { locale: option.locale })
      if (option.isSelected) onClose?.()
      else once(start, option)
    },
    confirm: () => once(clearAndGo, question),
    cancel: () => {
      if (!isRunning.current) setQuestion(undefined)
    },
  }
}

/** An address that differs in nothing is loaded anew: the country lies in the browser's storage. */
function leaveFor(url: string): void {
  if (withoutHash(url) === withoutHash(location.href)) location.reload()
  else location.assign(url)
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url
