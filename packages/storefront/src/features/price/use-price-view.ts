import { useSession, useShopClient, useVat } from '@cartonnage/react-hooks'
import type { MainPrice, Money, ShopLocale } from '@cartonnage/sdk/rules'
import { chooseMainPrice, formatMoney, formatPercent, lineGross, lineNet } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { exactGross } from './exact-gross'

/** How this shopper reads prices. */
export interface PriceView {
  readonly main: MainPrice
  readonly locale: ShopLocale
  /** A fraction. */
  readonly vatRate: number
  /** A net unit price as the shopper's main price, exact. */
  toMain(net: Money): Money
  /** The same as the other price. */
  toOther(net: Money): Money
  /** What a quantity costs, in the shopper's main price, rounded to the minor unit. */
  toTotal(net: Money, quantity: number): Money
  /** Unit prices without currency, for tables that name it once. */
  figure(price: Money, decimals: number): string
  /** `inkl. 8.1% MWST` or `netto`, for the main price. */
  readonly mainLabel: string
  /** `exkl. MWST` or `inkl. 19 % MwSt.`, for the other one. */
  readonly otherLabel: string
}

/** Business buyers read net prices first, everybody else gross ones; the same on server and in the browser. */
export function usePriceView(): PriceView {
  const { t } = useTranslation('product')
  const { session } = useSession()
  const { vatRate } = useVat()
  const { locale } = useShopClient()
  const main = chooseMainPrice(session?.userType)
  const rate = formatPercent(vatRate, locale)
  const gross = (net: Money) => exactGross(net, vatRate)
  const same = (net: Money) => net
  return {
    main,
    locale,
    vatRate,
    toMain: main === 'gross' ? gross : same,
    toOther: main === 'gross' ? same : gross,
    toTotal: (net, quantity) => {
      const total = lineNet(net, quantity)
      return main === 'gross' ? lineGross(total, vatRate) : total
    },
    figure: (price, decimals) => formatMoney(price, locale, { decimals, currency: false }),
    mainLabel: main === 'gross' ? t('price.including', { rate }) : t('price.net'),
    otherLabel: main === 'gross' ? t('price.excluding') : t('price.including', { rate }),
  }
}
