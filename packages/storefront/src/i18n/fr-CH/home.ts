import type { texts as source } from '../en-US/home'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Des cartons à la bonne taille : formats standard dès une pièce, prix par quantité, dessins à l’échelle. Saisissez vos dimensions.',
  title: 'Emballages dans tous les formats',
  heading: 'Le carton à la bonne taille.\nDès une pièce.',
  lead: 'Cartons en formats standard, prix dégressifs partout. Saisissez vos dimensions.',
  leadCount: '{{number}} cartons en formats standard, prix dégressifs partout. Saisissez vos dimensions.',
  size: {
    hint: 'Dimensions de votre marchandise. Le Box Finder montre les cartons dans lesquels elle entre.',
    all: 'Voir tous les cartons',
  },
  priceAt: 'pour {{amount}} {{price}}, {{label}}',
  range: { heading: 'Assortiment', count_one: '{{number}} article', count_other: '{{number}} articles' },
  own: {
    heading: 'Vos articles',
    all: 'Toutes les commandes',
    offers: 'Vos offres',
    last: '{{amount}} le {{date}}',
    again: 'Recommander {{number}}',
  },
  often: {
    heading: 'Souvent commandés',
    article: 'Article',
    size: 'Dim. intérieures mm',
    quality: 'Qualité',
    stock: { CH: 'Stock Suisse', DE: 'Stock Allemagne' },
    all: 'Tous les cartons',
    free: 'Envoi en colis franco dès une valeur de marchandise de {{main}} ({{other}}).',
  },
  flutes: {
    heading: 'Quelle cannelure pour quel usage ?',
    guide: 'Voir le guide',
    load: 'jusqu’à {{load}} kg',
    scale: 'Coupes à la même échelle, {{scale}}:1.',
    E: 'Micro-cannelure. Cartons-lettres, surface lisse à imprimer.',
    B: 'Le standard pour les colis. Rigide et fin.',
    C: 'Plus de protection, se gerbe mieux.',
    EB: 'Deux cannelures, à peine plus épais que C.',
    BC: 'Deux cannelures pour marchandises lourdes et fragiles.',
    CAA: 'Trois cannelures. Pièces de machines, exportation.',
  },
  services: {
    heading: 'Services',
    delivery: 'En stock',
    deliveryText: 'Articles en stock : livraison en {{days}} jours ouvrables.',
    payment: 'Payez comme vous voulez',
    paymentText:
      'Par carte, par app ou par prépaiement, et avec un compte aussi sur facture. Les entreprises peuvent faire figurer leur référence sur la facture.',
    tiers: 'Prix dégressifs',
    tiersText:
      'Chaque liste montre les paliers côte à côte ; la page de l’article indique quand une plus grande quantité coûte moins.',
    samples: 'Jeu d’échantillons gratuit',
    samplesText: '12 qualités de carton à prendre en main, un jeu par commande.',
  },
}
