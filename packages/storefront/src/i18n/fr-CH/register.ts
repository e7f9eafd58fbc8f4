import type { texts as source } from '../en-US/register'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Ouvrir un compte',
  customer: {
    legend: 'Je commande',
    private: 'Pour moi-même',
    firm: 'Pour une entreprise',
    note: 'Nous vérifions votre entreprise dans un délai d’un jour ouvrable. D’ici là, vous commandez aux conditions des clients privés.',
  },
  companyName: 'Entreprise',
  vatId: 'Numéro de TVA',
  vatIdHint: 'Par exemple CHE-123.456.788 TVA.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères, dont une lettre et un chiffre.',
  byMail: 'Vous choisirez votre mot de passe par le lien de l’e-mail que nous vous enverrons.',
  opened: {
    title: 'Votre compte est ouvert',
    text: 'Nous avons envoyé un e-mail à {{email}}. Choisissez votre mot de passe par le lien qu’il contient, puis connectez-vous.',
  },
  submit: 'Ouvrir le compte',
  busy: 'Ouverture du compte',
  privacy: {
    text: 'Ces données sont nécessaires pour votre compte et vos commandes.',
    link: 'Comment nous traitons vos données',
  },
  refused: 'Le compte n’a pas pu être ouvert',
  problem: {
    companyName: 'Veuillez saisir le nom de votre entreprise.',
    vatId: 'Veuillez saisir le numéro de TVA de votre entreprise.',
    vatIdFormat: 'Ce n’est pas un numéro de TVA. Veuillez le saisir comme dans l’exemple.',
    checkDigit:
      'Un chiffre de ce numéro de TVA est erroné. Veuillez le comparer\u00a0; s’il est juste, écrivez-nous.',
    firstName: 'Veuillez saisir votre prénom.',
    lastName: 'Veuillez saisir votre nom.',
    email: 'Veuillez saisir votre adresse e-mail, par exemple nom@entreprise.ch.',
    password: 'Veuillez choisir un mot de passe d’au moins 8 caractères avec une lettre et un chiffre.',
    passwordIsEmail: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
    taken: 'Aucun compte ne peut être ouvert avec cette adresse e-mail. Vous en avez peut-être déjà un.',
    unreachable:
      'L’ouverture d’un compte n’est pas possible pour le moment. Veuillez réessayer dans une minute.',
  },
  known: { heading: 'Vous avez déjà un compte\u00a0?', signIn: 'Se connecter' },
  business: {
    heading: 'Vous commandez pour une entreprise\u00a0?',
    text: 'Ce formulaire ouvre un compte de client privé. Nous créons pour vous les comptes d’entreprise avec prix hors TVA et facture.',
    check:
      'Choisissez «\u202fPour une entreprise\u202f». Nous vérifions vos données dans un délai d’un jour ouvrable\u202f; ensuite, vous verrez les prix hors TVA et pourrez payer sur facture.',
    contact: 'Nous contacter',
  },
}
