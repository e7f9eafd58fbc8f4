import type { texts as source } from '../en-US/carts'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Warenkörbe',
  intro: 'Den aktiven Warenkorb können Sie bestellen. Der zweite wartet, bis Sie ihn brauchen.',
  active: 'Aktiver Warenkorb',
  second: 'Zweiter Warenkorb',
  of: '{{what}}: {{cart}}',
  changed: {
    today: 'Heute geändert, {{date}}',
    ago_one: 'Gestern geändert, {{date}}',
    ago_other: 'Vor {{count}} Tagen geändert, am {{date}}',
  },
  madeBy: 'Angelegt von {{name}}',
  more_one: '{{count}} weitere Position zeigen',
  more_other: '{{count}} weitere Positionen zeigen',
  blocked_one: '{{count}} Position kann so nicht bestellt werden.',
  blocked_other: '{{count}} Positionen können so nicht bestellt werden.',
  open: 'Zum Warenkorb',
  empty: {
    text: 'Ihr aktiver Warenkorb ist leer.',
    alone: 'Legen Sie Artikel hinein, dann können Sie sie bestellen oder hier für später behalten.',
    beside: 'Legen Sie Artikel hinein, oder machen Sie den zweiten Warenkorb zum aktiven.',
    action: 'Kartons ansehen',
  },
  none: {
    text: 'Sie haben keinen zweiten Warenkorb.',
    how: 'Sie möchten noch nicht bestellen? Behalten Sie den aktiven Warenkorb für später: Er kommt mit allen Positionen hierher, und Sie beginnen mit einem leeren.',
  },
  failed: 'Ihren zweiten Warenkorb können wir gerade nicht zeigen. Er ist noch da.',
  activate: {
    action: 'Zum aktiven Warenkorb machen',
    busy: 'Wird gewechselt',
    hint: 'Die Warenkörbe tauschen die Plätze. Nichts geht verloren.',
  },
  merge: { action: 'Alles in den aktiven Warenkorb legen', busy: 'Wird hineingelegt' },
  remove: { action: 'Löschen', busy: 'Wird gelöscht' },
  keep: {
    action: 'Für später behalten',
    busy: 'Wird aufgehoben',
    question: 'Sie haben schon einen zweiten Warenkorb. Was soll damit geschehen?',
    merge: 'Beide zusammen behalten',
    mergeText: 'Die Positionen beider Warenkörbe warten dann zusammen im zweiten.',
    replace: 'Zweiten Warenkorb ersetzen',
    replaceText: 'Der aktive kommt an seine Stelle. Endgültig gelöscht wird: {{cart}}.',
  },
  described: { named: '{{name}}, {{items}}, {{total}}', unnamed: '{{items}}, {{total}}' },
  description: {
    action: 'Name und Notiz ändern',
    add: 'Name und Notiz hinzufügen',
    name: 'Name des Warenkorbs',
    nameHint: 'Zum Beispiel ein Projekt oder ein Lager.',
    note: 'Notiz',
    optional: '(freiwillig)',
    save: 'Speichern',
    busy: 'Wird gespeichert',
    forbidden: '{{label}}: Dieses Zeichen ist hier nicht möglich: {{character}}',
  },
  done: {
    activated: 'Die Warenkörbe haben die Plätze getauscht. Den aktiven können Sie jetzt bestellen.',
    kept: 'Ihr Warenkorb wartet hier auf später. Der aktive ist jetzt leer.',
    replaced: 'Ihr Warenkorb wartet hier auf später. Der bisherige zweite ist gelöscht.',
    together: 'Alle Positionen warten zusammen im zweiten Warenkorb. Der aktive ist jetzt leer.',
    merged: 'Alles liegt jetzt im aktiven Warenkorb.',
    restored: 'Der zweite Warenkorb ist wieder da, mit allen Positionen.',
    described: 'Name und Notiz sind gespeichert.',
  },
  deleted: {
    title: 'Zweiter Warenkorb gelöscht',
    text_one: 'Darin war {{count}} Position.',
    text_other: 'Darin waren {{count}} Positionen.',
    undo: 'Rückgängig',
    busy: 'Wird geholt',
    occupied:
      'Inzwischen gibt es einen anderen zweiten Warenkorb. Machen Sie ihn zum aktiven, legen Sie ihn in den aktiven oder löschen Sie ihn; dann können Sie diesen zurückholen.',
  },
  left: {
    title: 'Einiges ist im zweiten Warenkorb geblieben',
    kept: 'Ihr Warenkorb ist noch aktiv: Einiges ließ sich nicht dazulegen',
    line: '{{name}}: {{reason}}',
    failed: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    unknown: 'Wir konnten nicht herausfinden, ob alles angekommen ist. Bitte prüfen Sie beide Warenkörbe.',
    added_one: '{{count}} Artikel liegt jetzt im aktiven Warenkorb.',
    added_other: '{{count}} Artikel liegen jetzt im aktiven Warenkorb.',
    open: 'Einiges wird noch geprüft. Das kann ein, zwei Minuten dauern; Sie können diese Seite verlassen.',
  },
  problem: {
    busy: 'Der Warenkorb wurde gerade berechnet, darum wurde nichts geändert. Bitte noch einmal versuchen.',
    unreachable:
      'Der Shop antwortet nicht. Sie sehen die Warenkörbe, wie sie jetzt sind. Bitte noch einmal versuchen.',
    unknown:
      'Wir haben keine Antwort erhalten. Sie sehen die Warenkörbe, wie sie jetzt sind. Bitte prüfen Sie sie.',
    refused:
      'Der Shop hat das nicht angenommen, darum wurde nichts geändert. Bitte später noch einmal versuchen.',
    gone: 'Diesen Warenkorb gibt es nicht mehr: Er wurde in einem anderen Fenster oder auf einem anderen Gerät verschoben, gelöscht oder bestellt. Sie sehen Ihre Warenkörbe, wie sie jetzt sind.',
    exists:
      'Inzwischen haben Sie einen zweiten Warenkorb. Bitte wählen Sie beim aktiven, was damit geschehen soll.',
    partly:
      'Der zweite Warenkorb ist wieder da, aber nicht mit allen Positionen: Einiges nimmt der Shop nicht mehr an.',
    switched:
      'In einem anderen Fenster oder auf einem anderen Gerät haben die Warenkörbe die Plätze getauscht, darum wurde nichts geändert. Sie sehen sie, wie sie jetzt sind.',
  },
}
