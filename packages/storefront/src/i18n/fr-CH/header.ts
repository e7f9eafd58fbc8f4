import type { texts as source } from '../en-US/header'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  logo: 'Cartonnage, page d’accueil',
  promo: {
    CH: '15 % sur votre première commande',
    DE: '10 % sur votre première commande',
    code: 'Code de réduction',
    region: 'Offre pour les nouveaux clients',
  },
  search: {
    label: 'Recherche',
    placeholder: 'Mot-clé ou numéro d’article',
    submit: 'Rechercher',
  },
  user: {
    guest: 'S’inscrire ou se connecter',
    guestFirst: 'S’inscrire ou',
    guestSecond: 'se connecter',
    menu: 'Votre compte',
    signOut: 'Se déconnecter',
  },
  language: { label: 'Choisir la langue', present: 'Langue : {{language}}' },
  cart: {
    label: 'Panier',
    empty: 'Panier vide',
    filled_one: 'Panier, {{count}} article',
    filled_other: 'Panier, {{count}} articles',
    inactive_one: 'Second panier, {{count}} article',
    inactive_other: 'Second panier, {{count}} articles',
  },
  menu: { open: 'Menu', label: 'Assortiment', overviewOf: 'Aperçu : {{title}}' },
}
