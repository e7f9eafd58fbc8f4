import type { texts as source } from '../en-US/product-details'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  views: 'Vues de {{name}}',
  view: {
    closed: 'Fermée',
    open: 'Ouverte',
    blank: 'Découpe',
    flute: 'Cannelure {{flute}}',
    pallet: 'Sur palette',
  },
  caption: {
    closed: 'Fermée, dimensions intérieures en mm',
    open: 'Ouverte',
    blank: 'Découpe avec les dimensions intérieures en mm, sans supplément de matière',
    flute: 'Cannelure {{flute}} en coupe, environ {{thickness}} d’épaisseur, agrandie',
    pallet: 'Livrée à plat, {{pallet}} sur une palette. Pile schématique.',
    bundles: 'Livrée à plat, {{pallet}} sur une palette : {{bundles}} de {{bundle}}. Pile schématique.',
  },
  drawing: '{{view}} : {{name}}',
  shown: 'Vue {{number}} sur {{count}} : {{caption}}',
  blankNote: 'Dimensions intérieures, sans supplément de matière.',
  blankPage: 'Rainures avec supplément',
  fact: {
    volume: 'Volume',
    thickness: 'environ {{thickness}}',
    edgeCrush: 'Résistance à la compression sur chant',
    edgeCrushValue: '{{value}} kN/m, usuelle pour la qualité {{grade}}',
    food: 'Contact alimentaire',
    forFood: 'prévu',
    weight: 'Poids',
  },
  papers: {
    label: 'Documents de cet article',
    dataSheet: 'Fiche technique',
    declaration: 'Matières d’emballage',
    file: 'Découpe en SVG',
  },
}
