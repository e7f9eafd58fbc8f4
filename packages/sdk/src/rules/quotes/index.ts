/**
 * Quotes: what a buyer may do with one in which state, and why the platform refuses.
 *
 * @module @cartonnage/sdk/rules/quotes
 */
export {
  decideQuote,
  isQuoteExpired,
  quoteActions,
  quoteRules,
  quoteStatuses,
  toQuoteStatus,
  type QuoteAction,
  type QuoteRule,
  type QuoteSituation,
  type QuoteStatus,
  type QuoteVerdict,
} from './quote-actions'
export { readQuoteProblem, type QuoteProblem, type QuoteProblemKind } from './quote-problems'
