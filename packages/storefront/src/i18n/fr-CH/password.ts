import type { texts as source } from '../en-US/password'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Nouveau mot de passe',
  intro:
    'Saisissez l’adresse e-mail de votre compte. Nous vous envoyons un code pour choisir un nouveau mot de passe.',
  sent: 'S’il existe un compte avec cette adresse, un code vient d’y être envoyé. Il est valable 10 minutes. Saisissez-le ici avec votre nouveau mot de passe.',
  email: 'Adresse e-mail',
  ask: 'Envoyer le code',
  asking: 'Envoi du code',
  code: 'Code reçu par e-mail',
  codeHint: 'Six chiffres.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères, dont une lettre et un chiffre.',
  set: 'Enregistrer le nouveau mot de passe',
  setting: 'Enregistrement du mot de passe',
  resend: 'Envoyer un nouveau code',
  resendIn_one: 'Envoyer un nouveau code (dans {{count}} seconde)',
  resendIn_other: 'Envoyer un nouveau code (dans {{count}} secondes)',
  problem: {
    email: 'Veuillez saisir votre adresse e-mail, par exemple nom@entreprise.ch.',
    code: 'Veuillez saisir le code reçu par e-mail.',
    digits: 'Le code compte six chiffres. Veuillez le comparer avec l’e-mail.',
    wrong: 'Le code est incorrect. Veuillez le comparer avec l’e-mail le plus récent.',
    attempts_one:
      'Le code est incorrect. Il vous reste {{count}} essai, après quoi il vous faudra un nouveau code.',
    attempts_other:
      'Le code est incorrect. Il vous reste {{count}} essais, après quoi il vous faudra un nouveau code.',
    expired: 'Ce code n’est plus valable. Veuillez en demander un nouveau.',
    password: 'Veuillez choisir un mot de passe d’au moins 8 caractères avec une lettre et un chiffre.',
    passwordIsEmail: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
    unreachable:
      'Il n’est pas possible de choisir un nouveau mot de passe pour le moment. Veuillez réessayer dans une minute.',
  },
  aside: {
    heading: 'Et ensuite',
    sessions:
      'Vous êtes déconnecté de tous vos appareils et vous vous connectez avec le nouveau mot de passe.',
    signIn: 'Retour à la connexion',
    noMail: 'Pas d’e-mail reçu\u00a0?',
    help: 'Regardez dans vos courriers indésirables et vérifiez l’adresse. Si aucun code n’arrive, nous vous aidons\u00a0:',
    contact: 'Nous contacter',
  },
}
