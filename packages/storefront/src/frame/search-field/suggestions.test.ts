import { describe, expect, it } from 'vitest'
import { shortTerm } from './suggestions'

describe('shortTerm', () => {
  it.each([
    ['Automatikkarton mit Selbstklebeverschluss', 'klebe', 'Selbstklebeverschluss'],
    ['Automatikkarton mit Selbstklebeverschluss', 'karton kleb', 'Automatikkarton Selbstklebeverschluss'],
    ['Archivschachtel für 1 Ordner', 'archiv', 'Archivschachtel'],
    ['Palettenkarton mit Stülpdeckel', 'stulp', 'Stülpdeckel'],
    ['Caisse américaine simple cannelure', 'AMERICAINE', 'américaine'],
    ['Umreifungsset PP: Band', 'pp', 'PP'],
    ['Faltkarton 1-wellig', 'falt', 'Faltkarton 1-wellig'],
    ['Klebeband', 'xyz', 'Klebeband'],
    ['Karton nach Maß bedruckt', 'xyz', undefined],
  ])('shortens %s for %s to %s', (completion, entered, term) => {
    expect(shortTerm(completion, entered)).toBe(term)
  })
})
