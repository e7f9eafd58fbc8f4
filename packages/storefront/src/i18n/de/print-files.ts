import type { texts as source } from '../en-US/print-files'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  print: {
    title: 'Druckdaten',
    text: 'Am besten drucken wir von einer Vektordatei: PDF, SVG, AI oder EPS. Ein PNG braucht mindestens 300 dpi in der gedruckten Größe. Bevor wir produzieren, erhalten Sie einen Andruck; die Lieferzeit zählt ab Ihrer Freigabe.',
    before_one: 'Wir haben diese Datei: {{names}}. Eine neue ersetzt sie.',
    before_other: 'Wir haben diese Dateien: {{names}}. Neue ersetzen sie.',
    send: 'Dateien abgeben',
    busy: 'Wird abgegeben',
    wait: 'Eine Datei wird noch gesendet. Bitte warten Sie, bis sie angekommen ist.',
    later: 'Später',
    back: 'Zurück',
    closed:
      'Der Druck ist freigegeben oder die Bestellung unterwegs: Die Dateien lassen sich hier nicht mehr ändern.',
    problem: {
      none: 'Bitte wählen Sie zuerst eine Datei.',
      gone: 'Eine Datei ist nicht mehr da, wir bewahren sie nur einen Tag auf. Bitte wählen Sie sie nochmals.',
      closed: 'Der Druck ist schon freigegeben, diese Datei kommt zu spät. Bitte rufen Sie uns an.',
      tooMany: 'So viele Dateien hat in einer Bestellung nicht Platz. Bitte fassen Sie einige zusammen.',
    },
  },
}
