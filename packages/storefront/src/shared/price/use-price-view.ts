import { useFeature, useSession, useShopClient, useStore, useVat } from '@cartonnage/react-hooks'
import {
  chooseMainPrice,
  formatMoney,
  formatPercent,
  isZeroMoney,
  lineGross,
  lineNet,
  unitDecimals,
  withVat,
} from '@cartonnage/sdk/rules'
import type { MainPrice, Money, MoneyFormat, PriceTier, ShopLocale } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bothPrices } from './both-prices'
import { guestPrices } from './guest-prices'

/** How prices are read: gross first, or net first. */
interface PriceReading {
  readonly main: MainPrice
  /** A net unit price as the shopper's main price, exact. */
  toMain(net: Money): Money
  /** The same as the other, secondary price. */
  toOther(net: Money): Money
  /** What a quantity costs, in the shopper's main price, rounded to the minor unit. */
  toTotal(net: Money, quantity: number): Money
  /** `inkl. 8.1% MWST` or `netto`, for the main price. */
  readonly mainLabel: string
  /** `exkl. MWST` or `inkl. 19 % MwSt.`, for the other one. */
  readonly otherLabel: string
}

/** The prices of a page, which need not be rendered again when a guest switches: style sheets show the other ones. */
interface Prices {
  readonly locale: ShopLocale
  /** A fraction. */
  readonly vatRate: number
  /** Reads net prices, because the platform says that it is a business. */
  readonly isBusiness: boolean
  /** A price; of nothing that it is free. */
  text(price: Money, format?: MoneyFormat): string
  /** The same without currency, for tables that name it once. */
  figure(price: Money, decimals: number): string
  /**
   * Renders something for each reading that a visitor of the page may have: both for guests, whose pages are shared. In the
   * text of a drawing the part is a `tspan`.
   */
  each(render: (reading: PriceReading) => ReactNode, part?: 'span' | 'tspan'): ReactNode
  /** The reading at this moment, or of a guest who chose these prices: for what is said after a press. */
  reading(chosen?: MainPrice): PriceReading
}

/** Business buyers see net prices first, private ones gross ones, and guests those that they chose. */
export function usePrices(): Prices {
  const { t } = useTranslation('product')
  const { session, isGuest } = useSession()
  const { vatRate } = useVat()
  const { locale } = useShopClient()
  const { getSnapshot } = useFeature(guestPrices)
  const text = (price: Money, format?: MoneyFormat) =>
    isZeroMoney(price) ? t('price.free') : formatMoney(price, locale, format)
  const including = t('price.including', { rate: formatPercent(vatRate, locale) })
  const gross = (net: Money) => withVat(net, vatRate)
  const same = (net: Money) => net
  const readings: Readonly<Record<MainPrice, PriceReading>> = {
    gross: {
      main: 'gross',
      toMain: gross,
      toOther: same,
      toTotal: (net, quantity) => lineGross(net, quantity, vatRate),
      mainLabel: including,
      otherLabel: t('price.excluding'),
    },
    net: {
      main: 'net',
      toMain: same,
      toOther: gross,
      toTotal: lineNet,
      mainLabel: t(isGuest ? 'price.excluding' : 'price.net'),
      otherLabel: including,
    },
  }
  const reading = (chosen = getSnapshot()) => readings[isGuest ? chosen : chooseMainPrice(session?.userType)]
  return {
    locale,
    vatRate,
    isBusiness: session?.userType === 'business',
    text,
    figure: (price, decimals) => text(price, { decimals, currency: false }),
    each: (render, part) =>
      isGuest ? bothPrices(render(readings.gross), render(readings.net), part) : render(reading()),
    reading,
  }
}

/**
 * The prices in the reading of this shopper: of a guest gross on the server and while hydrating, then what the browser's
 * choice is, which the component follows. For what only the browser shows; the rest is rendered by `each`.
 */
export function usePriceView(): Prices & PriceReading {
  const prices = usePrices()
  return { ...prices, ...prices.reading(useStore(useFeature(guestPrices))) }
}

/** Decimals for all prices of a product, net and gross, at its head and in its table: net ones need the most. */
export const tierDecimals = (tiers: readonly PriceTier[]): number =>
  unitDecimals(tiers.map(({ unitPrice }) => unitPrice))
