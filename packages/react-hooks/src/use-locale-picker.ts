import { vat } from '@cartonnage/sdk'
import { canPickCountry } from '@cartonnage/sdk/rules'
import type { LocaleNaming } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { localeHref, localeUrl, nameLocales } from './locale-choice'
import type { LocaleListing, LocaleLocation, NamedLocale, PickableLocale } from './locale-choice'
import { useFeature, useShopClient } from './shop-provider'
import { useVat } from './use-vat'

/** What {@link useLocalePicker} needs. */
export interface LocalePickerInput
  extends Pick<LocaleLocation, 'shopOrigins' | 'hostSettings'>, Pick<LocaleListing, 'sortBy'> {
  /** The countries and languages of all shops. */
  readonly locales: readonly PickableLocale[]
  /** Absolute URL of the current page, the same on server and browser. */
  readonly url: string
  /**
   * Language codes or names.
   * @default 'short'
   */
  readonly languageDisplay?: LocaleNaming['languageDisplay'] | undefined
  /**
   * The platform's country list, whose names take precedence.
   * @default the engine's names
   */
  readonly countries?: LocaleNaming['countries']
  /** Close the panel: nothing changes, or the page is about to reload. */
  readonly onClose?: (() => void) | undefined
  /**
   * Loads a URL.
   * @default assigns or reloads `location`
   */
  readonly navigate?: ((url: string) => void) | undefined
}

/** The locales to offer, and the change that is in progress. */
export interface LocalePickerView {
  /** The locales with their labels, in display order. */
  readonly options: readonly NamedLocale[]
  /** The current locale; `undefined` if it is not among the locales. */
  readonly selected: NamedLocale | undefined
  /** Fewer than two locales: there is nothing to pick. */
  readonly isDisabled: boolean
  /** URL of an option, for a link that works without scripts. */
  hrefOf(option: NamedLocale): string
  /**
   * Emits 'localechange', then changes: at once with an empty cart, otherwise `question` must be confirmed first.
   * The current locale only closes the panel.
   */
  choose(option: NamedLocale): void
  /** The locale to confirm, because the change clears the cart; `undefined` when nothing has to be confirmed. */
  readonly question: NamedLocale | undefined
  /**
   * Clears the cart and leaves for the locale in question. If clearing fails, that is reported and the change goes
   * on. Repeated calls are ignored.
   */
  confirm(): void
  /** Dismisses the question; nothing changes. */
  cancel(): void
  /** A change is in progress. */
  readonly isBusy: boolean
}

/** Lists the countries and languages of all shops, and switches between them. */
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

/** One change at a time: the question, and what follows its confirmation. */
function useLocaleChange({ shopOrigins, hostSettings, onClose, navigate = leaveFor }: LocalePickerInput) {
  const client = useShopClient()
  const vatFeature = useFeature(vat)
  const [question, setQuestion] = useState<NamedLocale>()
  const [isBusy, setBusy] = useState(false)
  /** Clicks may come faster than renders. */
  const isRunning = useRef(false)

  const go = (to: NamedLocale) => {
    const current = {
      shop: client.shop,
      languageSegment: client.locale,
      region: vatFeature.getSnapshot().countryCode,
    }
    const target = localeUrl(to, { url: location.href, current, shopOrigins, hostSettings })
    if (to.shop === client.shop && to.region !== current.region) vatFeature.setCountry(to.region)
    setQuestion(undefined)
    onClose?.()
    navigate(target)
  }
  const clearAndGo = async (to: NamedLocale) => {
    const { clearCart } = await import('./fetched/cart/cart-before-change')
    await clearCart(client).catch((error: unknown) =>
      client.reportFailure(error, 'the cart cannot be cleared'),
    )
    go(to)
  }
  /** The shopper is also asked when the content of the cart is unknown. */
  const start = async (to: NamedLocale) => {
    const { countCartProducts } = await import('./fetched/cart/cart-before-change')
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

/** A URL that differs at most in its hash is reloaded, because the country is in the storage of the browser. */
function leaveFor(url: string): void {
  if (withoutHash(url) === withoutHash(location.href)) location.reload()
  else location.assign(url)
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url
