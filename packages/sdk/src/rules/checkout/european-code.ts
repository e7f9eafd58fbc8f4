import { isInEconomicArea } from './iban'
import { requireCreditorReference } from './payment-reference'
import { amountOf, fit, invalid, limits, requireText, toLine } from './transfer'
import type { Transfer } from './transfer'

/** The most bytes of a European code. */
const mostBytes = 331

/** The lines of a code of the European Payments Council (BCD 002), down to the last that has a text. */
export function europeanLines(transfer: Transfer): readonly string[] {
  const { currencyCode, receiver, reference = '' } = transfer
  const { iban, bic } = receiver
  if (currencyCode !== 'EUR') throw invalid('currencyCode: EUR is needed for an account outside Switzerland')
  const isBic = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)
  if (!isBic && !(bic === '' && isInEconomicArea(iban)))
    throw invalid('receiver.bic: 8 or 11 characters are needed')
  const holder = requireText(fit(toLine(receiver.holder), limits.holder), 'holder')
  const lines = ['BCD', '002', '1', 'SCT', bic, holder, iban, `EUR${amountOf(transfer)}`]
  const message = fit(toLine(transfer.message), limits.message)
  if (reference !== '') {
    if (message !== '') throw invalid('message: it must be empty beside a reference')
    return within([...lines, '', requireCreditorReference(reference)])
  }
  return message === '' ? within(lines) : withMessage([...lines, '', ''], message)
}

/** With as much of the message as the code can hold. */
function withMessage(lines: readonly string[], message: string): readonly string[] {
  const signs = [...message]
  within([...lines, signs[0] ?? ''])
  while (bytesOf([...lines, signs.join('')]) > mostBytes) signs.pop()
  return [...lines, signs.join('').trimEnd()]
}

function within(lines: readonly string[]): readonly string[] {
  if (bytesOf(lines) <= mostBytes) return lines
  throw invalid('receiver.holder: it is too long for a code of 331 bytes')
}

const bytesOf = (lines: readonly string[]): number => new TextEncoder().encode(lines.join('\n')).length
