import {
  asksBeforeSwitch,
  chooseRegion,
  countryLabel,
  regionOptions,
  resolveVatInfo,
  ShopError,
  shopCurrencies,
} from '@cartonnage/sdk/rules'
import type { RegionChange, RegionNaming, RegionOption } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { useShopClient } from './shop-provider'
import { useAction } from './use-action'
import { useVat } from './use-vat'
import { useVatRates } from './use-vat-rates'

export interface RegionPickerInput {
  /** The menu is to close: nothing was to be changed, or the page is about to load anew. */
  readonly onClose?: (() => void) | undefined
  /** Loads the page anew at an address. @default the browser does */
  readonly load?: ((url: string) => void) | undefined
  /** The platform's country list, whose names win. @default the engine's names */
  readonly countries?: RegionNaming['countries']
}

/** A country as the question before a change shows it. */
export interface RegionView {
  readonly countryCode: string
  readonly countryName: string
  readonly currencyCode: string
  /** A fraction. */
  readonly vatRate: number | undefined
}

/** What the shopper has to be asked: the cart is emptied on the way. */
export interface RegionQuestion {
  readonly from: RegionView
  readonly to: RegionView
}

export interface RegionPickerView {
  /**
   * The countries to offer, regions without a readable VAT rate left out; `undefined` until the rates are loaded,
   * which the first picker sets going, and when there are none: then there is no selector. [2.8-3]
   */
  readonly options: readonly RegionOption[] | undefined
  /** The region whose prices are shown, as `useVat` has it; follows checkout. */
  readonly selected: RegionView
  /** Changes to a region: at once with an empty cart, otherwise `question` is asked first. [1-19] */
  choose(countryCode: string): void
  readonly question: RegionQuestion | undefined
  /** Yes: clears the cart, saves vatInfo and loads the page anew. Does nothing without a question. */
  confirm(): void
  /** No: nothing changes. */
  cancel(): void
  readonly isBusy: boolean
  /** Why the latest change did not happen. */
  readonly problem: ShopError | undefined
}

/** The regions of a shop, and the way from one to another [4.selected-country-header-5..7]. */
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
  const { change, choose, ...rest } = useChange(selected, { onClose, load })

  return {
    ...rest,
    options: rates?.length ? regionOptions(client.shop, naming).filter(hasRate(rates)) : undefined,
    selected: view(selected),
    question: change && { from: view(selected), to: view(change.region) },
    choose: (chosen) => {
      const found = chooseRegion(client.shop, { selected, chosen, url: location.href })
      if (found && resolveVatInfo(rates ?? [], found.region)) choose(found)
      else onClose()
    },
  }
}

interface Waiting {
  readonly onClose: () => void
  readonly load: (url: string) => void
}

/** One change at a time: the question, and what happens on 'yes'. */
function useChange(selected: string, { onClose, load }: Waiting) {
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
    const { countCartProducts } = await import('./fetched/cart-before-change')
    if (asksBeforeSwitch({ from, to, productCount: await countCartProducts(client) })) setChange(next)
    else apply(next)
  })
  const confirming = useAction(async (next: RegionChange) => {
    const { clearCart } = await import('./fetched/cart-before-change')
    await client.use(clearCart)()
    apply(next)
  })
  /** A second press while the first one runs is none. */
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
    // The question stands as soon as it is known that one is needed, a moment before its search counts as ended.
    isBusy: change ? confirming.isPending : starting.isPending,
    problem: confirming.error ?? starting.error,
  }
}

/** Other shops are only links; a region of this one can be chosen when its prices can be computed. */
const hasRate =
  (rates: Parameters<typeof resolveVatInfo>[0]) =>
  ({ isRegion, countryCode }: RegionOption): boolean =>
    !isRegion || resolveVatInfo(rates, countryCode) !== undefined

/** Replaces the entry in the history, so that 'back' does not bring the old region. */
function loadPage(url: string): void {
  if (url === location.href) location.reload()
  else location.replace(url)
}
