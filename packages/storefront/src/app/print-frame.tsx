import { useSession, useShopClient, useVat } from '@cartonnage/react-hooks'
import type { MainPrice, ShopLocale } from '@cartonnage/sdk/rules'
import { chooseMainPrice, formatPercent, shopCurrencies } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import { Logo } from '../components/logo'
import { bothPrices } from '../shared/price/both-prices'
import { pageHandleOf } from '../shell/page-handle'
import { useShell } from '../shell/use-shell'

/**
 * Pages of carts and orders, which state their own VAT: it may be another than that of the visitor's region. And texts such
 * as the terms.
 */
const kindsWithoutVatNote: ReadonlySet<string | undefined> = new Set([
  'content',
  'cart',
  'checkout',
  'orders',
  'order-confirmation',
  'account',
])

/** The head of a printed page: the shop, when it was printed, and which prices it shows. */
export function PrintHead() {
  const { t } = useTranslation('common')
  const { shop, locale } = useShopClient()
  const { session, isGuest } = useSession()
  const { vatRate } = useVat()
  const printed = usePrintDate()
  const note = (main: MainPrice) =>
    t(`print.${main}`, { currency: shopCurrencies[shop], rate: formatPercent(vatRate, locale) })
  const needsNoVatNote = kindsWithoutVatNote.has(pageHandleOf(useMatches().at(-1))?.kind)
  return (
    <div className="print-only print-head">
      <Logo />
      <p>
        {printed === undefined ? null : (
          <>
            {t('print.date', { date: formatMoment(printed, locale) })}
            <br />
          </>
        )}
        {needsNoVatNote
          ? null
          : isGuest
            ? bothPrices(note('gross'), note('net'))
            : note(chooseMainPrice(session?.userType))}
      </p>
    </div>
  )
}

/** The address of a printed page. */
export function PrintAddress() {
  const { origin } = useShell()
  const { pathname } = useLocation()
  const path = useHref(pathname)
  return <p className="print-only print-address">{origin.replace(/^https?:\/\//, '') + path}</p>
}

const formatMoment = (date: Date, locale: ShopLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)

/** The time of printing, because a page may have been open for days. */
function usePrintDate(): Date | undefined {
  const [date, setDate] = useState<Date>()
  useEffect(() => {
    // The browser prints the page as it is when the event ends.
    const onPrint = () => flushSync(() => setDate(new Date()))
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])
  return date
}
