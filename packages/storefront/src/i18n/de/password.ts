import type { texts as source } from '../en-US/password'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Neues Passwort',
  intro:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Code, mit dem Sie ein neues Passwort wählen.',
  sent: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Code dorthin unterwegs. Er gilt 10 Minuten. Geben Sie ihn hier zusammen mit Ihrem neuen Passwort ein.',
  email: 'E-Mail-Adresse',
  ask: 'Code schicken',
  asking: 'Code wird geschickt',
  code: 'Code aus der E-Mail',
  codeHint: 'Sechs Ziffern.',
  password: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
  set: 'Neues Passwort speichern',
  setting: 'Passwort wird gespeichert',
  resend: 'Neuen Code schicken',
  resendIn_one: 'Neuen Code schicken (in {{count}} Sekunde)',
  resendIn_other: 'Neuen Code schicken (in {{count}} Sekunden)',
  problem: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    code: 'Bitte geben Sie den Code aus der E-Mail ein.',
    digits: 'Der Code hat sechs Ziffern. Bitte vergleichen Sie ihn mit der E-Mail.',
    wrong: 'Der Code stimmt nicht. Bitte vergleichen Sie ihn mit der neuesten E-Mail.',
    attempts_one:
      'Der Code stimmt nicht. Sie haben noch {{count}} Versuch, danach brauchen Sie einen neuen Code.',
    attempts_other:
      'Der Code stimmt nicht. Sie haben noch {{count}} Versuche, danach brauchen Sie einen neuen Code.',
    expired: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    password: 'Bitte wählen Sie ein Passwort aus mindestens 8 Zeichen mit einem Buchstaben und einer Ziffer.',
    passwordIsEmail: 'Das Passwort darf Ihre E-Mail-Adresse nicht enthalten.',
    unreachable:
      'Ein neues Passwort zu wählen ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  aside: {
    heading: 'Was danach passiert',
    sessions: 'Sie werden auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
    signIn: 'Zurück zum Anmelden',
    noMail: 'Keine E-Mail bekommen?',
    help: 'Sehen Sie bitte im Spam-Ordner nach und prüfen Sie die Adresse. Kommt kein Code, helfen wir Ihnen weiter:',
    contact: 'Kontakt aufnehmen',
  },
}
