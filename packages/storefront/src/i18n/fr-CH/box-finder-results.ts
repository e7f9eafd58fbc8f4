import type { texts as source } from '../en-US/box-finder-results'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Cartons pour une marchandise de {{size}} mm',
  heading_one: '{{number}} carton pour votre marchandise',
  heading_other: '{{number}} cartons pour votre marchandise',
  headingNone: 'Aucun carton ne convient à votre marchandise',
  headingMissing: 'Quelles sont les dimensions de votre marchandise ?',
  goods: 'Votre marchandise\u00a0: {{size}} mm',
  others: 'Autres cartons adaptés',
  sorted: 'Du plus adapté au moins adapté, dessinés à la même échelle',
  view: 'Voir',
  free: 'libre',
  drawing: '{{name}}, dimensions intérieures {{box}} mm, ouvert, avec votre marchandise de {{goods}} mm',
  legend: { goods: 'Votre marchandise {{size}}', box: 'Carton, intérieur' },
  fact: {
    free: 'Espace libre',
    slack: 'Jeu',
    slackText: '{{length}} mm en longueur, {{width}} mm en largeur, {{height}} mm en hauteur',
    load: 'Charge maximale',
    loadText: '{{load}} kg',
    weightText: 'poids à vide {{weight}}',
    stock: 'Stock',
  },
  label: {
    exact: 'Ajusté',
    wellSuited: 'Bien adapté',
    tooLarge: 'Calage nécessaire',
    tipped: 'Marchandise couchée',
    bulky: 'Encombrant',
    notInStock: 'Pas en stock',
  },
  carrier: { CH: 'Colis postal', DE: 'DHL Paket' },
  construction: {
    height: 'hauteur variable',
    auto: 'fond automatique',
    double: 'double cannelure',
    triple: 'triple cannelure',
  },
  more_one: 'Afficher {{count}} autre carton',
  more_other: 'Afficher {{count}} autres cartons',
  unit: {
    title: 'Les dimensions sont en millimètres',
    text: 'Un carton de 30 centimètres mesure 300 millimètres.',
  },
  assumed: { title: 'Lu en centimètres', action: 'Lire {{size}} mm' },
  madeToMeasure: {
    title: 'Aucun ne convient exactement\u00a0?',
    text: 'Nous fabriquons des cartons sur mesure, prix sur demande.',
    action: 'Sur mesure',
  },
  empty: {
    missing: {
      title: 'Veuillez saisir les trois dimensions',
      text: 'Indiquez la longueur, la largeur et la hauteur de votre marchandise en millimètres entiers, par exemple 300, 200 et 150.',
    },
    none: {
      title: 'Aucun carton de l’assortiment n’est assez grand',
      text: 'Vérifiez que les dimensions sont en millimètres. Pour cette taille, nous fabriquons des cartons sur mesure.',
    },
    tooLarge: {
      title: 'Marchandise de plus de 5000 mm',
      text: 'Le Box Finder propose des cartons pour une marchandise de 5000 mm au plus par côté. Vérifiez que les dimensions sont en millimètres.',
    },
    boxes: 'Tous les cartons',
    home: 'Toutes les catégories',
    search: 'Chercher {{size}} mm dans tous les articles',
  },
}
