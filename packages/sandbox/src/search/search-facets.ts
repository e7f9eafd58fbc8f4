import type { Product } from '../catalog/product-repository'
import type { LanguageColumn, Words } from './language-columns'

/** A hit as far as searches are narrowed by it. */
export interface NarrowableHit {
  readonly product: Product
  /** The title of its product family in the visitor's language. */
  readonly family: string
}

/** A way to narrow a search. */
export interface FacetRule {
  readonly nameOrId: string
  readonly attributeType: 'Standard' | 'Custom'
  readonly labels: Words
  /** The values of a hit; none where the facet does not apply to it. */
  readonly read: (hit: NarrowableHit) => readonly string[]
  /** What the visitor sees of a value. */
  readonly show: (value: string, language: LanguageColumn) => string
}

const plain = (value: string) => value
const millimetres = (value: string) => `${value} mm`
const named = (words: Readonly<Record<string, Words>>) => (value: string, language: LanguageColumn) =>
  words[value]?.[language] ?? value

/** The value of a field, or the values of a list in it. */
const field =
  (name: string) =>
  ({ product }: NarrowableHit): readonly string[] =>
    product.customFields[name]?.split(';') ?? []

const size =
  (side: 'length' | 'width') =>
  ({ product: { inner } }: NarrowableHit): readonly string[] =>
    inner[side] === null ? [] : [String(inner[side])]

/** Every height that a box can be closed at, as far as they are named one by one. */
function heights({ product }: NarrowableHit): readonly string[] {
  const several = product.customFields['Heights__c']?.split(';') ?? []
  const single = product.inner.height === null ? [] : [String(product.inner.height)]
  return several.length > 1 ? several : single
}

function availability({ product: { status, stock } }: NarrowableHit): readonly string[] {
  if (status === 'made-to-order') return ['made-to-order']
  return [stock > 0 ? 'in-stock' : 'out-of-stock']
}

/** Every facet, in the order in which they are shown. */
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
function custom(nameOrId: string, labels: Words): FacetRule {
  return { nameOrId, attributeType: 'Custom', labels, read: field(nameOrId), show: plain }
}
