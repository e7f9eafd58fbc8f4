import type { Product } from '../catalog/product-repository'
import type { LanguageColumn, Labels } from './language-columns'

/** The part of a hit by which searches are narrowed. */
export interface NarrowableHit {
  readonly product: Product
  /** The title of its product family in the visitor's language. */
  readonly family: string
}

/** A facet: an attribute by which a search can be narrowed. */
export interface FacetRule {
  readonly nameOrId: string
  readonly attributeType: 'Standard' | 'Custom'
  readonly labels: Labels
  /** The values of a hit; empty where the facet does not apply. */
  readonly read: (hit: NarrowableHit) => readonly string[]
  /** A value as the visitor reads it. */
  readonly show: (value: string, language: LanguageColumn) => string
}

const plain = (value: string) => value
const millimetres = (value: string) => `${value} mm`
const named = (labels: Readonly<Record<string, Labels>>) => (value: string, language: LanguageColumn) =>
  labels[value]?.[language] ?? value

/** The value of a field, or the values of a list in it. */
const field =
  (name: string) =>
  ({ product }: NarrowableHit): readonly string[] =>
    product.customFields[name]?.split(';') ?? []

const size =
  (dimension: 'length' | 'width') =>
  ({ product: { inner } }: NarrowableHit): readonly string[] =>
    inner[dimension] === null ? [] : [String(inner[dimension])]

/** Every height that a box can be closed at; a single or continuous height counts as the inner one. */
function heights({ product }: NarrowableHit): readonly string[] {
  const several = product.customFields['Heights__c']?.split(';') ?? []
  const single = product.inner.height === null ? [] : [String(product.inner.height)]
  return several.length > 1 ? several : single
}

function availability({ product: { status, stock } }: NarrowableHit): readonly string[] {
  if (status === 'made-to-order') return ['made-to-order']
  return [stock > 0 ? 'in-stock' : 'out-of-stock']
}

/** Every facet in display order. */
export const facetRules: readonly FacetRule[] = [
  {
    ...custom('Family', ['Familie', 'Famille', 'Family']),
    attributeType: 'Standard',
    read: ({ family }) => (family === '' ? [] : [family]),
  },
  custom('Fefco__c', ['FEFCO-Code', 'Code FEFCO', 'FEFCO code']),
  {
    ...custom('Colour__c', ['Farbe', 'Couleur', 'Colour']),
    show: named({
      braun: ['braun', 'brun', 'brown'],
      weiss: ['weiss', 'blanc', 'white'],
      grau: ['grau', 'gris', 'grey'],
      schwarz: ['schwarz', 'noir', 'black'],
    }),
  },
  {
    ...custom('Wall__c', ['Wellen', 'Cannelures', 'Walls']),
    show: named({
      1: ['1-wellig', 'simple cannelure', 'single wall'],
      2: ['2-wellig', 'double cannelure', 'double wall'],
      3: ['3-wellig', 'triple cannelure', 'triple wall'],
    }),
  },
  custom('Flute__c', ['Wellenart', 'Type de cannelure', 'Flute']),
  {
    ...custom('InnerLength__c', ['Innenlänge', 'Longueur intérieure', 'Inner length']),
    read: size('length'),
    show: millimetres,
  },
  {
    ...custom('InnerWidth__c', ['Innenbreite', 'Largeur intérieure', 'Inner width']),
    read: size('width'),
    show: millimetres,
  },
  {
    ...custom('InnerHeight__c', ['Innenhöhe', 'Hauteur intérieure', 'Inner height']),
    read: heights,
    show: millimetres,
  },
  custom('Certificates__c', ['Zertifikat', 'Certificat', 'Certificate']),
  {
    ...custom('Availability__c', ['Verfügbarkeit', 'Disponibilité', 'Availability']),
    read: availability,
    show: named({
      'in-stock': ['ab Lager', 'en stock', 'in stock'],
      'out-of-stock': ['nicht an Lager', 'non disponible', 'out of stock'],
      'made-to-order': ['auf Bestellung', 'sur commande', 'made to order'],
    }),
  },
]

/** A facet on a custom field, its values shown as they are. */
function custom(nameOrId: string, labels: Labels): FacetRule {
  return { nameOrId, attributeType: 'Custom', labels, read: field(nameOrId), show: plain }
}
