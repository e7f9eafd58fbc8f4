import type { texts as source } from '../en-US/common'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  site: {
    description:
      'Cartons et matériel d’emballage en formats standard, dès une pièce, avec rabais de quantité. Boutique de démonstration : rien n’y est vendu.',
  },
  material: { paper: 'Papier, carton', plastic: 'Plastique', other: 'Autre' },
  country: { CH: 'Suisse', DE: 'Allemagne', NL: 'Pays-Bas', LU: 'Luxembourg', BE: 'Belgique' },
  skipToContent: 'Aller au contenu',
  start: 'Accueil',
  loading: 'Chargement',
  close: 'Fermer',
  back: 'Retour',
  overview: 'Aperçu',
  notifications: 'Notifications',
  notification: { success: 'C’est fait', info: 'Info', warning: 'Attention', error: 'Erreur' },
  mode: { label: 'Affichage', system: 'Système', light: 'Clair', dark: 'Sombre' },
  print: {
    date: 'Imprimé le {{date}}',
    gross: 'Prix en {{currency}}, TVA {{rate}} comprise, valables à la date d’impression',
    net: 'Prix hors TVA en {{currency}}, TVA {{rate}} en sus, valables à la date d’impression',
  },
  service: {
    delivery: 'Livraison et frais de port',
    payment: 'Modes de paiement',
    returns: 'Retours',
    contact: 'Contact',
    terms: 'Conditions générales',
    cookies: 'Paramètres des cookies',
    accessibility: 'Accessibilité',
    guarantee: 'Garantie légale',
    privacy: 'Protection des données',
    imprint: 'Impressum',
    withdrawal: 'Droit de rétractation',
  },
  form: {
    problems_one: 'Une information manque ou est incorrecte',
    problems_other: '{{count}} informations manquent ou sont incorrectes',
    long: '{{label}}\u00a0: {{limit}} caractères au plus.',
    unreadable: '{{label}}\u00a0: cette information est illisible. Veuillez la saisir de nouveau.',
  },
  error: {
    inTitle: 'Erreur\u00a0: {{title}}',
    notFound: {
      heading: 'Cette page n’existe pas',
      text: 'L’adresse est peut-être mal écrite, ou la page a été déplacée. Avec le numéro d’article, vous trouvez à coup sûr.',
      search: 'Numéro d’article ou mot-clé',
      submit: 'Rechercher',
    },
    unreachable: {
      heading: 'La boutique n’est pas joignable',
      text: 'Notre système de commande ne répond pas pour le moment. Votre panier est conservé. Veuillez réessayer dans une minute.',
    },
    failed: {
      heading: 'Cette page n’a pas pu être affichée',
      text: 'L’erreur vient de notre côté. Rien n’a été commandé ni modifié. Veuillez réessayer.',
    },
    offline: {
      heading: 'Vous êtes hors ligne',
      text: 'Cette page se chargera d’elle-même dès que la connexion sera rétablie. Votre panier est conservé.',
      back: 'La connexion est rétablie. La page se charge.',
    },
    retry: 'Réessayer',
    home: 'Aller à l’accueil',
  },
}
