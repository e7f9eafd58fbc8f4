import type { Widen } from '../widen'
import type { texts as source } from '../en-US/files'

export const texts: Widen<typeof source> = {
  label: 'Dateien',
  hint_one: 'PDF, SVG, AI, EPS oder PNG, bis 10 MB.',
  hint_other: 'PDF, SVG, AI, EPS oder PNG, je bis 10 MB, höchstens {{count}} Dateien.',
  choose: '{{label}}: Dateien auswählen',
  chooseFiles: 'Dateien auswählen',
  drop: 'oder hier ablegen',
  kilobytes: '{{number}} KB',
  megabytes: '{{number}} MB',
  waiting: 'Wartet auf die Datei davor',
  sending: 'Wird gesendet: {{share}} %',
  taken: '{{size}} · angekommen',
  progress: '{{name}} wird gesendet',
  stop: 'Abbrechen',
  remove: 'Entfernen',
  removeWhich: '{{name}} entfernen',
  retry: 'Nochmals senden',
  retryWhich: '{{name}} nochmals senden',
  later: 'Ich sende die Datei später',
  laterHint: 'Wir warten darauf und erinnern Sie auf der Seite Ihrer Bestellung daran.',
  news: {
    taken: '{{name}} ist angekommen.',
    failed: '{{name}} wurde nicht angenommen: {{reason}}',
  },
  problem: {
    empty: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
    tooLarge:
      'Die Datei ist größer als 10 MB. Bitte speichern Sie sie kleiner, oder senden Sie sie per E-Mail.',
    kind: 'Eine solche Datei können wir nicht drucken. Bitte wählen Sie PDF, SVG, AI, EPS oder PNG.',
    damaged:
      'Die Datei ist unvollständig oder beschädigt. Bitte speichern Sie sie neu und wählen Sie sie nochmals.',
    active:
      'Die Datei enthält ein Skript, einen Link, eine weitere Datei oder ein Passwort. Bitte speichern Sie sie als einfaches PDF oder SVG.',
    tooMany:
      'So viele Dateien nehmen wir auf einmal nicht an. Bitte entfernen Sie eine, oder versuchen Sie es in einer Stunde nochmals.',
    full: 'Wir können im Moment keine Dateien annehmen. Bitte versuchen Sie es später, oder senden Sie die Datei per E-Mail.',
    gone: 'Eine Datei ist nicht mehr da. Bitte wählen Sie sie nochmals.',
    interrupted:
      'Die Datei ist nicht angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es nochmals.',
  },
  plain: {
    label: 'Datei auswählen',
    hint: 'PDF, SVG, AI, EPS oder PNG, bis 10 MB. Geben Sie zuerst die Datei ab: Was Sie auf dieser Seite schon eingetragen haben, bleibt nicht erhalten.',
    send: 'Datei abgeben',
  },
}
