import { responseRows } from './error-catalogue-responses'
import { codeRows } from './error-catalogue-codes'
import { notificationRows } from './error-catalogue-notifications'
import { ownRows } from './error-catalogue-own'
import { platformRows } from './error-catalogue-platform'
import type { ErrorRow } from './error-catalogue-row'
import { silentRows } from './error-catalogue-silent'
import { situationRows } from './error-catalogue-situations'

const numberOf = ({ clause }: ErrorRow) => Number(clause?.slice(2))

const clauseRows: readonly ErrorRow[] = [...notificationRows, ...silentRows, ...responseRows, ...codeRows]

/**
 * Everything that can go wrong, as data: the clauses 8-1 to 8-33 in order, then the codes of this package, what only
 * the call of a response tells, the codes of the platform, and statuses without a known code. Texts for shoppers are in `@cartonnage/sdk/messages/{locale}`. A
 * client does not contain it unless it is imported.
 */
export const errorCatalogue: readonly ErrorRow[] = [
  ...[...clauseRows].sort((one, other) => numberOf(one) - numberOf(other)),
  ...ownRows,
  ...situationRows,
  ...platformRows,
]
