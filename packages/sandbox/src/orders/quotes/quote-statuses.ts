import { calendarDay, isQuoteExpired, presetSenders, type QuoteStatus } from '@cartonnage/sdk/rules'
import type { SandboxContext } from '../../calls/sandbox-context'
import { type Shop, type ShopLocale, translate, type Translations } from '../../shop'
import type { QuoteRecord } from './quote-repository'

/** The states of a quote as buyers read them. */
const labels: Readonly<Record<QuoteStatus, Translations>> = {
  Draft: { de: 'In Arbeit', fr: 'En préparation', en: 'In progress' },
  'Needs Review': { de: 'Eingegangen', fr: 'Reçue', en: 'Received' },
  'In Review': { de: 'In Prüfung', fr: 'En cours d’examen', en: 'In review' },
  Approved: { de: 'Freigegeben', fr: 'Validée', en: 'Approved' },
  Rejected: { de: 'Nicht möglich', fr: 'Impossible', en: 'Not possible' },
  Presented: { de: 'Offen', fr: 'Ouverte', en: 'Open' },
  Accepted: { de: 'Angenommen', fr: 'Acceptée', en: 'Accepted' },
  Denied: { de: 'Abgelehnt', fr: 'Refusée', en: 'Declined' },
}

export const quoteStatusLabel = (status: QuoteStatus, locale: ShopLocale): string =>
  translate(labels[status], locale)

/** The day that it is in a shop, such as `2026-12-31`. */
export const todayIn = ({ clock }: Pick<SandboxContext, 'clock'>, shop: Shop): string =>
  calendarDay(clock.now(), presetSenders[shop].timeZone)

/** What decides about a quote at this moment. */
export const quoteSituation = (
  context: Pick<SandboxContext, 'clock'>,
  { status, lastDay, shop, orderReferenceNumber }: QuoteRecord,
) => ({
  status,
  isExpired: isQuoteExpired(lastDay, todayIn(context, shop)),
  isOrdered: orderReferenceNumber !== null,
})
