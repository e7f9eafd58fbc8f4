import type { texts as source } from '../en-US/requests'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  style: {
    '0201': 'Faltkarton',
    '0203': 'Faltkarton mit voll überlappenden Klappen',
    '0300': 'Stülpschachtel mit Deckel',
    '0427': 'Versandschachtel mit Stecklasche',
    '0713': 'Karton mit Automatikboden',
  },
  size: '{{length}} × {{width}} × {{height}} mm',
  flute: { known: '{{flute}}-Welle', advice: 'Wellenart: bitte empfehlen' },
  print: {
    none: 'Unbedruckt',
    outside_one: '{{count}}-farbig bedruckt',
    outside_other: '{{count}}-farbig bedruckt',
    inside: 'innen bedruckt',
    insideOnly: 'Innen bedruckt',
  },
  pieces: '{{number}} Stück',
  list: {
    title: 'Nach Maß',
    ask: 'Karton anfragen',
    none: 'Sie haben noch keinen Karton nach Maß angefragt.',
    missing: 'Ihre Anfragen können gerade nicht angezeigt werden.',
    number: 'Anfrage {{number}} vom {{date}}',
    quote: 'Angebot über {{number}} Stück',
  },
  status: {
    Submitted: 'Wird berechnet',
    Answered: 'Beantwortet',
    Declined: 'Nicht möglich',
  },
}
