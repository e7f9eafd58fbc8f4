import type { texts as source } from '../en-US/vouchers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Gutscheine',
  open: 'Gutscheincode eingeben',
  label: 'Gutscheincode',
  apply: 'Einlösen',
  applying: 'Wird geprüft',
  remove: 'Entfernen',
  removeNamed: 'Gutschein {{code}} entfernen',
  idle: 'Zurzeit kein Abzug: Die Bedingungen sind nicht erfüllt, oder der Gutschein ist abgelaufen.',
  later: 'Ob er gilt, sehen Sie an der Kasse. Noch ist nichts abgezogen.',
  unchecked: 'Noch nicht geprüft. Auf der nächsten Seite versuchen wir es wieder.',
  notApplied: 'Nicht eingelöst.',
  news: {
    'apply-voucher': 'Gutschein {{code}} ist eingelöst.',
    'remove-voucher': 'Gutschein {{code}} ist entfernt.',
    kept: 'Code {{code}} notiert. Ob er gilt, sehen Sie an der Kasse.',
  },
  problem: {
    missing: 'Bitte geben Sie den Code ein.',
    long: 'Ein Code hat höchstens {{length}} Zeichen.',
    many: 'Das sind mehr Codes, als eine Bestellung haben kann. Bitte entfernen Sie zuerst einen.',
    kept: 'Dieser Code steht schon in der Liste.',
    busy: 'Der Warenkorb wird gerade berechnet, darum wurde nichts geändert. Bitte noch einmal versuchen.',
    unreachable: 'Der Shop antwortet nicht, darum wurde nichts geändert. Bitte noch einmal versuchen.',
    unknown: 'Wir haben keine Antwort erhalten. Sie sehen den Warenkorb, wie er jetzt ist.',
    'apply-voucher':
      'Diesen Code nimmt der Shop nicht an. Bitte prüfen Sie ihn, oder fahren Sie ohne Code fort.',
    'remove-voucher': 'Der Code ließ sich nicht entfernen. Bitte noch einmal versuchen.',
  },
  refusal: {
    unknown: 'Diesen Code gibt es nicht, oder er ist abgelaufen. Bitte prüfen Sie die Schreibweise.',
    'other-shop': {
      CH: 'Dieser Code gilt nur in unserem deutschen Shop.',
      DE: 'Dieser Code gilt nur in unserem Schweizer Shop.',
    },
    applied: 'Dieser Code ist schon eingelöst.',
    'not-combinable':
      'Dieser Code gilt nicht zusammen mit einem anderen. Entfernen Sie den anderen, wenn Sie diesen einlösen möchten.',
    'not-first-order': 'Dieser Code gilt nur für die erste Bestellung, und Sie haben hier schon bestellt.',
    'not-met':
      'Für den Inhalt Ihres Warenkorbs gilt dieser Code nicht, oder die Bedingungen sind nicht erfüllt.',
    'used-up': 'Dieser Code ist schon so oft eingelöst worden, wie erlaubt ist.',
    'too-many-lines': 'Der Warenkorb hat zu viele Positionen für einen Code.',
    'too-many-attempts': 'Es wurden zu viele Codes versucht. Bitte warten Sie eine Weile.',
  },
}
