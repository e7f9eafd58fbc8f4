import type { texts as source } from '../en-US/header'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  logo: 'Cartonnage, page d’accueil',
  promo: {
    CH: '{{discount}} sur votre première commande',
    DE: '{{discount}} sur votre première commande',
    freeDelivery: {
      gross: 'Livraison gratuite dès {{amount}}, TVA comprise',
      net: 'Livraison gratuite dès {{amount}} hors TVA',
    },
    note: 'Frais de port',
    code: 'Code de réduction',
    region: 'Offre pour les nouveaux clients',
    conditions: 'Conditions',
    copy: 'Copier le code',
    copied: 'Copié',
    failed: 'Veuillez sélectionner et copier le code',
  },
  search: {
    label: 'Recherche',
    placeholder: 'Mot-clé ou numéro d’article',
    submit: 'Rechercher',
  },
  cart: {
    label: 'Panier',
    empty: 'Panier vide',
    filled_one: 'Panier, {{count}} article',
    filled_other: 'Panier, {{count}} articles',
    signIn: 'Panier, après la connexion',
    problems_one: '{{count}} article ne peut pas être commandé ainsi.',
    problems_other: '{{count}} articles ne peuvent pas être commandés ainsi.',
    inactive_one: 'Second panier, {{count}} article',
    inactive_other: 'Second panier, {{count}} articles',
  },
  quickOrder: 'Commande rapide',
  menu: { open: 'Menu', label: 'Assortiment', overviewOf: 'Aperçu : {{title}}' },
}
