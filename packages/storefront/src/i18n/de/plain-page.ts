import type { texts as source } from '../en-US/plain-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  busy: {
    heading: 'Im Shop ist gerade viel los',
    text: 'Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  },
  failed: {
    heading: 'Der Shop ist kurz nicht verfügbar',
    text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es noch einmal.',
  },
  tooLong: {
    heading: 'Diese Adresse ist zu lang',
    text: 'Keine Seite des Shops hat eine so lange Adresse.',
  },
  tooLarge: {
    heading: 'Diese Datei ist zu groß',
    text: 'Eine Bestellliste hat höchstens 2 MB. Nichts wurde eingelesen. Gehen Sie im Browser zurück und wählen Sie eine andere Datei.',
  },
  tooOften: {
    heading: 'Bitte warten Sie einen Moment',
    text: 'In kurzer Zeit wurden viele Listen geprüft. Gehen Sie im Browser zurück: Ihre Liste ist noch da und lässt sich in einer Minute wieder prüfen.',
  },
  signIn: {
    heading: 'Mit diesem Link anmelden?',
    text: 'Sie haben sich schon angemeldet. Dieser Link meldet Sie bei dem Konto an, für das er erstellt wurde, und was Sie danach tun, gehört zu diesem Konto. Machen Sie nur weiter, wenn Sie den Link selbst angefordert haben.',
    go: 'Mit dem Link anmelden',
  },
  signOut: {
    heading: 'Möchten Sie sich abmelden?',
    text: 'Wir fragen nach, weil nicht zu erkennen ist, ob der Link in diesem Shop stand.',
    go: 'Abmelden',
  },
  stay: 'Nichts ändern',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
}
