import { type ShopLocale, translate } from '../../shop'

const german = {
  incomplete: 'Benutzername und Passwort werden gebraucht.',
  wrong: 'Der Benutzername oder das Passwort stimmt nicht.',
  firstName: 'Bitte geben Sie einen Vornamen mit höchstens 40 Zeichen an.',
  lastName: 'Bitte geben Sie einen Nachnamen mit höchstens 80 Zeichen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse mit höchstens 80 Zeichen an.',
  password: 'Das Passwort braucht mindestens 8 Zeichen, darunter einen Buchstaben und eine Ziffer.',
  companyName: 'Bitte geben Sie den Namen Ihrer Firma mit höchstens 80 Zeichen an.',
  vatId:
    'Bitte geben Sie eine gültige Umsatzsteuer-Nummer an, zum Beispiel CHE-123.456.788 MWST oder DE123456788.',
  passwordIsEmail: 'Das Passwort darf die E-Mail-Adresse nicht enthalten.',
  taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  currentWrong: 'Das bisherige Passwort stimmt nicht.',
  resetExpired: 'Der Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  resetSubject: 'Ihr neues Passwort',
  resetText: 'Unter dieser Adresse geben Sie ein neues Passwort ein; sie gilt 24 Stunden und einmal:',
}

const english: typeof german = {
  incomplete: 'User name and password are required.',
  wrong: 'The user name or the password is wrong.',
  firstName: 'Please enter a first name of at most 40 characters.',
  lastName: 'Please enter a last name of at most 80 characters.',
  email: 'Please enter a valid e-mail address of at most 80 characters.',
  password: 'The password needs at least 8 characters, among them a letter and a digit.',
  companyName: 'Please enter the name of your company with at most 80 characters.',
  vatId: 'Please enter a valid VAT number, for example CHE-123.456.788 MWST or DE123456788.',
  passwordIsEmail: 'The password must not contain the e-mail address.',
  taken: 'There is an account with this e-mail address already.',
  currentWrong: 'The current password is wrong.',
  resetExpired: 'The link is not valid any more. Please ask for a new one.',
  resetSubject: 'Your new password',
  resetText: 'At this address you set a new password; it holds for 24 hours and once:',
}

const french: typeof german = {
  incomplete: 'Le nom d’utilisateur et le mot de passe sont nécessaires.',
  wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  firstName: 'Veuillez indiquer un prénom de 40 caractères au plus.',
  lastName: 'Veuillez indiquer un nom de 80 caractères au plus.',
  email: 'Veuillez indiquer une adresse e-mail valable de 80 caractères au plus.',
  password: 'Le mot de passe doit compter au moins 8 caractères, dont une lettre et un chiffre.',
  companyName: 'Veuillez indiquer le nom de votre entreprise, de 80 caractères au plus.',
  vatId: 'Veuillez indiquer un numéro de TVA valable, par exemple CHE-123.456.788 TVA ou DE123456788.',
  passwordIsEmail: 'Le mot de passe ne doit pas contenir l’adresse e-mail.',
  taken: 'Un compte existe déjà avec cette adresse e-mail.',
  currentWrong: 'Le mot de passe actuel est incorrect.',
  resetExpired: 'Le lien n’est plus valable. Veuillez en demander un nouveau.',
  resetSubject: 'Votre nouveau mot de passe',
  resetText:
    'À cette adresse, vous saisissez un nouveau mot de passe; elle est valable 24 heures et une fois:',
}

/** The messages of sign-in, registration and new passwords. */
export type SignInTexts = typeof german

/** The texts in the language of a locale. */
export const signInTexts = (locale: ShopLocale): SignInTexts =>
  translate({ de: german, fr: french, en: english }, locale)
