import { useSession, useShopClient, useVat } from '@cartonnage/react-hooks'
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
import { useTranslation } from 'react-i18next'

/** How this shopper reads prices. */
interface PriceView {
  readonly main: MainPrice
  readonly locale: ShopLocale
  /** A fraction. */
  readonly vatRate: number
  /** A net unit price as the shopper's main price, exact. */
  toMain(net: Money): Money
  /** The same as the other, secondary price. */
  toOther(net: Money): Money
  /** What a quantity costs, in the shopper's main price, rounded to the minor unit. */
  toTotal(net: Money, quantity: number): Money
  /** A price; of nothing that it is free. */
  text(price: Money, format?: MoneyFormat): string
  /** The same without currency, for tables that name it once. */
  figure(price: Money, decimals: number): string
  /** `inkl. 8.1% MWST` or `netto`, for the main price. */
  readonly mainLabel: string
  /** `exkl. MWST` or `inkl. 19 % MwSt.`, for the other one. */
  readonly otherLabel: string
}

/** Business buyers see net prices first, everyone else gross ones; the same on the server and in the browser. */
export function usePriceView(): PriceView {
  const { t } = useTranslation('product')
  const { session } = useSession()
  const { vatRate } = useVat()
  const { locale } = useShopClient()
  const main = chooseMainPrice(session?.userType)
  const rate = formatPercent(vatRate, locale)
  const gross = (net: Money) => withVat(net, vatRate)
  const same = (net: Money) => net
  const text = (price: Money, format?: MoneyFormat) =>
    isZeroMoney(price) ? t('price.free') : formatMoney(price, locale, format)
  return {
    main,
    locale,
    vatRate,
    toMain: main === 'gross' ? gross : same,
    toOther: main === 'gross' ? same : gross,
    toTotal: (net, quantity) =>
      main === 'gross' ? lineGross(net, quantity, vatRate) : lineNet(net, quantity),
    text,
    figure: (price, decimals) => text(price, { decimals, currency: false }),
    mainLabel: main === 'gross' ? t('price.including', { rate }) : t('price.net'),
    otherLabel: main === 'gross' ? t('price.excluding') : t('price.including', { rate }),
  }
}

/** Decimals for all prices of a product, net and gross, at its head and in its table. */
export function useTierDecimals(tiers: readonly PriceTier[]): number {
  const { toMain, toOther } = usePriceView()
  return unitDecimals(tiers.flatMap(({ unitPrice }) => [toMain(unitPrice), toOther(unitPrice)]))
}
