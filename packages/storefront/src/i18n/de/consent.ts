import type { texts as source } from '../en-US/consent'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  more: 'Was gespeichert wird',
  settingsHeading: 'Cookies und gespeicherte Daten',
  close: 'Einstellungen schließen',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert',
  necessary: {
    label: 'Notwendig',
    hint: 'Immer aktiv. Ohne sie funktioniert der Shop nicht; sie bleiben in Ihrem Browser.',
  },
  stored: {
    caption: 'Was der Shop in Ihrem Browser speichert',
    name: 'Wofür',
    what: 'Was es bewirkt',
    time: 'Wie lange',
    cart: 'Warenkorb',
    cartText: 'Behält die Artikel, die Sie ohne Anmeldung ausgewählt haben.',
    language: 'Sprache, Land, Darstellung',
    languageText:
      'Zeigt den Shop in Ihrer Sprache, hell oder dunkel, mit Preisen Ihres Landes, mit oder ohne MwSt.',
    login: 'Anmeldung',
    loginText: 'Lässt Sie angemeldet und führt Sie dorthin zurück, wo Sie waren.',
    boxFinder: 'Box Finder',
    boxFinderText: 'Merkt sich die Maße, die Sie eingegeben haben.',
    typed: 'Formulare',
    typedText: 'Behält, was Sie an der Kasse eingegeben haben, bis Sie es senden.',
    choice: 'Diese Auswahl',
    choiceText: 'Merkt sich Ihre Auswahl, damit wir nicht noch einmal fragen.',
    page: 'Seiten',
    pageText: 'Merkt sich, wie weit Sie geblättert haben und welche Seite neu geladen wurde.',
    untilDeleted: 'bis Sie es löschen',
    session: 'bis Sie sich abmelden',
    year: 'ein Jahr',
    tab: 'bis Sie das Fenster schließen',
  },
  statistics: {
    label: 'Statistik',
    hint: 'Nur mit Ihrer Zustimmung: Art der Seite, Sprache, Land, Währung, Art des Kunden (Gast, privat oder geschäftlich), der gewählte Menüpunkt und dass eine Suche nichts fand. Kein Name, keine E-Mail-Adresse, kein Suchbegriff. Sie können das jederzeit ändern.',
  },
  withoutScripts: 'Ihr Browser führt keine Skripte aus, deshalb wird nichts gezählt.',
}
