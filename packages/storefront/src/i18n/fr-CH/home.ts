import type { texts as source } from '../en-US/home'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Des cartons à la bonne taille : formats standard dès une pièce, prix par quantité, dessins à l’échelle. Saisissez vos dimensions.',
  title: 'Emballages dans tous les formats',
  heading: 'Le carton à la bonne taille.\nDès une pièce.',
  lead: 'Cartons en formats standard, tous les prix dégressifs. Saisir des dimensions, voir les cartons.',
  leadCount:
    '{{number}} cartons en formats standard, tous les prix dégressifs. Saisir des dimensions, voir les cartons.',
  size: {
    hint: 'Dimensions de votre marchandise. Le Box Finder montre les cartons où elle entre.',
    all: 'Voir tous les cartons',
  },
  priceAt: 'pour {{amount}} {{price}}, {{label}}',
  range: { heading: 'Assortiment', count_one: '{{number}} article', count_other: '{{number}} articles' },
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
    heading: 'Quelle cannelure pour quoi ?',
    guide: 'Vers le guide',
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
    delivery: 'Depuis le stock',
    deliveryText: {
      CH: 'La marchandise en stock arrive un à deux jours ouvrables après l’expédition.',
      DE: 'La marchandise en stock arrive un à trois jours ouvrables après l’expédition en Allemagne.',
    },
    payment: 'Avec votre numéro de commande',
    paymentText:
      'Vous payez après la livraison. Les entreprises peuvent faire figurer leur référence sur la facture.',
    tiers: 'Prix dégressifs',
    tiersText:
      'Chaque liste montre les paliers côte à côte ; la page de l’article dit quand plus coûte moins.',
    samples: 'Set d’échantillons gratuit',
    samplesText: '12 qualités de carton à toucher, un set par commande.',
  },
}
