import { ShopError } from '@cartonnage/sdk/errors'
import {
  asksBeforeSwitch,
  chooseRegion,
  countryLabel,
  regionOptions,
  resolveVatInfo,
  shopCurrencies,
} from '@cartonnage/sdk/rules'
import type { RegionChange, RegionNaming, RegionOption } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { useShopClient } from './shop-provider'
import { useAction } from './use-action'
import { useVat } from './use-vat'
import { useVatRates } from './use-vat-rates'

/** What {@link useRegionPicker} needs; everything is optional. */
export interface RegionPickerInput {
  /** Close the menu: nothing changes, or the page is about to reload. */
  readonly onClose?: (() => void) | undefined
  /**
   * Loads a URL anew.
   * @default replaces or reloads `location`
   */
  readonly load?: ((url: string) => void) | undefined
  /**
   * The platform's country list, whose names take precedence.
   * @default the engine's names
   */
  readonly countries?: RegionNaming['countries']
}

/** A country as the question before a change shows it. */
export interface RegionView {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** In the language of the page. */
  readonly countryName: string
  /** ISO 4217, the currency of the shop. */
  readonly currencyCode: string
  /** A fraction: 0.081; `undefined` until the rates are loaded. */
  readonly vatRate: number | undefined
}

/** What the shopper must confirm: the change clears the cart. */
export interface RegionQuestion {
  /** The current region. */
  readonly from: RegionView
  /** The requested region. */
  readonly to: RegionView
}

/** The countries to offer, and the change that is in progress. */
export interface RegionPickerView {
  /**
   * The countries to offer, without regions that have no readable VAT rate. `undefined` until the rates are loaded,
   * and if there are none: then show no selector. The first picker loads the rates.
   */
  readonly options: readonly RegionOption[] | undefined
  /** The region whose prices are shown, as in `useVat`; checkout may change it. */
  readonly selected: RegionView
  /**
   * Changes to a region: at once with an empty cart, otherwise `question` must be confirmed first. Other countries
   * only close the menu.
   */
  choose(countryCode: string): void
  /** `undefined` when nothing has to be confirmed. */
  readonly question: RegionQuestion | undefined
  /** Clears the cart, stores vatInfo and reloads the page. Ignored without a question. */
  confirm(): void
  /** Dismisses the question; nothing changes. */
  cancel(): void
  /** A change is in progress. */
  readonly isBusy: boolean
  /** Why the latest change failed; `undefined` if it did not. */
  readonly problem: ShopError | undefined
}

/** Lists the regions of a shop, and switches between them. */
export function useRegionPicker({
  onClose = () => undefined,
  load = loadPage,
  countries,
}: RegionPickerInput = {}): RegionPickerView {
  const client = useShopClient()
  const { countryCode: selected } = useVat()
  const rates = useVatRates()
  const naming: RegionNaming = { selected, displayLocale: client.locale, countries }
  const view = (code: string): RegionView => ({
    countryCode: code,
    countryName: countryLabel(code, naming),
    currencyCode: shopCurrencies[client.shop],
    vatRate: resolveVatInfo(rates ?? [], code)?.vatRate,
  })
  const { change, choose, ...state } = useChange(selected, { onClose, load })

  return {
    ...state,
    options: rates?.length ? regionOptions(client.shop, naming).filter(hasRate(rates)) : undefined,
    selected: view(selected),
    question: change && { from: view(selected), to: view(change.region) },
    choose: (chosen) => {
      const next = chooseRegion(client.shop, { selected, chosen, url: location.href })
      if (next && resolveVatInfo(rates ?? [], next.region)) choose(next)
      else onClose()
    },
  }
}

interface ChangeCallbacks {
  readonly onClose: () => void
  readonly load: (url: string) => void
}

/** One change at a time: the question, and what follows its confirmation. */
function useChange(selected: string, { onClose, load }: ChangeCallbacks) {
  const client = useShopClient()
  const { setCountry } = useVat()
  const [change, setChange] = useState<RegionChange>()
  const isRunning = useRef(false)

  const apply = ({ region, url }: RegionChange): void => {
    if (!setCountry(region)) throw new ShopError('INTERNAL_ERROR', 'the region has no VAT rate')
    setChange(undefined)
    onClose()
    load(url)
  }
  const starting = useAction(async (next: RegionChange) => {
    const currencyCode = shopCurrencies[client.shop]
    const from = { countryCode: selected, currencyCode }
    const to = { countryCode: next.region, currencyCode }
    const { countCartProducts } = await import('./fetched/cart/cart-before-change')
    if (asksBeforeSwitch({ from, to, productCount: await countCartProducts(client) })) setChange(next)
    else apply(next)
  })
  const confirming = useAction(async (next: RegionChange) => {
    const { clearCart } = await import('./fetched/cart/cart-before-change')
    await clearCart(client)
    apply(next)
  })
  /** Ignores clicks while a change is running. */
  const once = (action: typeof starting, next: RegionChange | undefined) => {
    if (next === undefined || isRunning.current) return
    isRunning.current = true
    starting.dismiss()
    confirming.dismiss()
    void action.run(next).finally(() => {
      isRunning.current = false
    })
  }

  return {
    change,
    choose: (next: RegionChange) => once(starting, next),
    confirm: () => once(confirming, change),
    cancel: () => {
      if (isRunning.current) return
      confirming.dismiss()
      setChange(undefined)
    },
    // The question appears a moment before the action that raised it counts as done.
    isBusy: change ? confirming.isPending : starting.isPending,
    problem: confirming.error ?? starting.error,
  }
}

/** Other shops are only links; a region of this shop can be chosen once its prices can be computed. */
const hasRate =
  (rates: Parameters<typeof resolveVatInfo>[0]) =>
  ({ isRegion, countryCode }: RegionOption): boolean =>
    !isRegion || resolveVatInfo(rates, countryCode) !== undefined

/** Replaces the history entry, so that 'back' does not return to the old region. */
function loadPage(url: string): void {
  if (url === location.href) location.reload()
  else location.replace(url)
}
