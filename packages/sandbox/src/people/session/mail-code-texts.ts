import { type ShopLocale, translate, type Translations } from '../../shop'

const german = {
  password: {
    subject: 'Ihr Code für ein neues Passwort',
    lead: 'Mit diesem Code geben Sie im Shop ein neues Passwort ein. Er gilt 10 Minuten und einmal:',
    close: 'Sie haben keinen Code angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  StepUp: {
    subject: 'Ihr Code, um Ihre E-Mail-Adresse zu ändern',
    lead: 'Mit diesem Code bestätigen Sie im Shop, dass Sie es sind. Er gilt 10 Minuten und einmal:',
    close:
      'Sie wollen Ihre E-Mail-Adresse nicht ändern? Dann geben Sie den Code niemandem und ändern Sie Ihr Passwort.',
  },
  Verify: {
    subject: 'Ihr Code, um diese E-Mail-Adresse zu bestätigen',
    lead: 'Mit diesem Code bestätigen Sie im Shop, dass diese Adresse Ihre ist. Er gilt 10 Minuten und einmal:',
    close: 'Sie kennen uns nicht? Dann müssen Sie nichts tun.',
  },
  changed: {
    subject: 'Ihr Passwort ist geändert',
    text: 'Das Passwort Ihres Kontos wurde eben geändert. Sie sind auf allen Geräten abgemeldet. Waren Sie das nicht? Dann fordern Sie im Shop sofort ein neues an und schreiben Sie uns.',
  },
  moved: {
    subject: 'Ihre E-Mail-Adresse ist geändert',
    text: 'Mails zu Ihrem Konto gehen ab jetzt an eine andere Adresse. Waren Sie das nicht? Dann schreiben Sie uns.',
  },
}

const texts: Translations<typeof german> = {
  de: german,
  fr: {
    password: {
      subject: 'Votre code pour un nouveau mot de passe',
      lead: 'Avec ce code, vous saisissez un nouveau mot de passe dans la boutique. Il est valable 10 minutes, une seule fois\u00a0:',
      close:
        'Vous n’avez pas demandé de code\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.',
    },
    StepUp: {
      subject: 'Votre code pour changer d’adresse e-mail',
      lead: 'Avec ce code, vous confirmez dans la boutique que c’est bien vous. Il est valable 10 minutes, une seule fois\u00a0:',
      close:
        'Vous ne voulez pas changer d’adresse e-mail\u00a0? Ne donnez ce code à personne et changez de mot de passe.',
    },
    Verify: {
      subject: 'Votre code pour confirmer cette adresse e-mail',
      lead: 'Avec ce code, vous confirmez dans la boutique que cette adresse est la vôtre. Il est valable 10 minutes, une seule fois\u00a0:',
      close: 'Vous ne nous connaissez pas\u00a0? Vous n’avez rien à faire.',
    },
    changed: {
      subject: 'Votre mot de passe a été changé',
      text: 'Le mot de passe de votre compte vient d’être changé. Vous êtes déconnecté de tous vos appareils. Ce n’était pas vous\u00a0? Demandez tout de suite un nouveau code dans la boutique et écrivez-nous.',
    },
    moved: {
      subject: 'Votre adresse e-mail a été changée',
      text: 'Les e-mails concernant votre compte vont désormais à une autre adresse. Ce n’était pas vous\u00a0? Écrivez-nous.',
    },
  },
  en: {
    password: {
      subject: 'Your code for a new password',
      lead: 'With this code you enter a new password in the shop. It is valid for 10 minutes, and once:',
      close: 'You did not ask for a code? Then there is nothing to do: your password stays as it is.',
    },
    StepUp: {
      subject: 'Your code to change your e-mail address',
      lead: 'With this code you confirm in the shop that it is you. It is valid for 10 minutes, and once:',
      close:
        'You do not want to change your e-mail address? Give this code to nobody, and change your password.',
    },
    Verify: {
      subject: 'Your code to confirm this e-mail address',
      lead: 'With this code you confirm in the shop that this address is yours. It is valid for 10 minutes, and once:',
      close: 'You do not know us? Then there is nothing to do.',
    },
    changed: {
      subject: 'Your password has been changed',
      text: 'The password of your account has just been changed. You are signed out on all your devices. Was it not you? Then ask for a new code in the shop at once, and write to us.',
    },
    moved: {
      subject: 'Your e-mail address has been changed',
      text: 'Mails about your account go to another address from now on. Was it not you? Then write to us.',
    },
  },
}

/** The words of mails with codes, and of those about what was changed, in the language of a locale. */
export const mailCodeTexts = (locale: ShopLocale) => translate(texts, locale)
