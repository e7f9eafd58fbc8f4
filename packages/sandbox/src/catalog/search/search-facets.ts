import { typeset } from '../../typeset'
import type { ShopView } from '../../shop'
import { certificateInCatalogue, certificateName } from './certificate-names'
import { facetLabels, valueLabels } from './facet-labels'
import { languageColumn, type Labels } from './language-columns'

/** The part of a product by which searches are narrowed. */
export interface NarrowableProduct {
  /** Its custom fields and those derived from them; several values are joined by `;`. */
  readonly fields: Readonly<Record<string, string>>
  /** The German title of its product family, the same in each language; '' without one. */
  readonly family: string
}

/** For whom values are shown. */
export interface FacetView extends ShopView {
  /** The titles of product families in the visitor's language by their German ones. */
  readonly familyTitles: ReadonlyMap<string, string>
}

/** A facet: an attribute by which a search can be narrowed. */
export interface FacetRule {
  readonly nameOrId: string
  readonly attributeType: 'Standard' | 'Custom'
  readonly labels: Labels
  /** The values of a product, the same in each language; empty where the facet does not apply. */
  readonly read: (product: NarrowableProduct) => readonly string[]
  /** Values that come first, in this order; all others are in the order of their numbers or letters. */
  readonly order?: readonly string[]
  /** A value as the visitor reads it. */
  readonly show: (value: string, view: FacetView) => string
}

type FacetName = keyof typeof facetLabels

/** A facet on a custom field, its values shown as they are. */
function custom(nameOrId: FacetName, show: FacetRule['show'] = (value) => value): FacetRule {
  return {
    nameOrId,
    attributeType: 'Custom',
    labels: facetLabels[nameOrId],
    show,
    read: ({ fields }) => fields[nameOrId]?.split(';') ?? [],
  }
}

const textOf = (labels: Labels, { locale }: ShopView): string =>
  typeset(labels[languageColumn(locale)], locale)

const named =
  (labels: Readonly<Record<string, Labels>>): FacetRule['show'] =>
  (value, view) => {
    const own = labels[value]
    return own ? textOf(own, view) : value
  }

const measured =
  (unit: string): FacetRule['show'] =>
  (value) =>
    `${value} ${unit}`

/** The lower edge of the last step of sizes, in mm. */
const lastStep = 1000

const sizeStep: FacetRule['show'] = (value, view) =>
  Number(value) < lastStep
    ? `${value}–${Number(value) + 50} mm`
    : `${textOf(valueLabels.from, view)} ${value} mm`

/** `0-10`, `10-15`, `50-`. */
const loadStep: FacetRule['show'] = (value, view) => {
  const [from = '', to = ''] = value.split('-')
  if (from === '0') return `${textOf(valueLabels.upTo, view)} ${to} kg`
  return to === '' ? `${textOf(valueLabels.above, view)} ${from} kg` : `${from}–${to} kg`
}

/** From a millimetre on, in millimetres. */
const thickness: FacetRule['show'] = (value) =>
  Number(value) < 1000 ? `${value} µm` : `${Number(value) / 1000} mm`

/** Every facet in display order: what buyers of cartons ask first, then what tells other goods apart. */
export const facetRules: readonly FacetRule[] = [
  custom('InnerLengthStep__c', sizeStep),
  custom('InnerWidthStep__c', sizeStep),
  custom('InnerHeightStep__c', sizeStep),
  // From the thinnest to the thickest.
  { ...custom('Flute__c'), order: ['E', 'B', 'C', 'EB', 'BC', 'CAA'] },
  custom('MaxLoadStep__c', loadStep),
  custom('Colour__c', named(valueLabels.colours)),
  {
    ...custom('Certificates__c', (value, { locale }) => certificateName(value, locale)),
    read: ({ fields }) => fields.Certificates__c?.split(';').map(certificateInCatalogue) ?? [],
  },
  {
    ...custom('Availability__c', named(valueLabels.availabilities)),
    order: ['in-stock', 'out-of-stock', 'made-to-order'],
  },
  {
    ...custom('ParcelFormat__c', (value, view) => named(valueLabels.parcelFormats[view.shop])(value, view)),
    order: ['standard', 'bulky', 'oversized'],
  },
  custom('Wall__c', named(valueLabels.walls)),
  {
    ...custom('Family', (value, { familyTitles }) => familyTitles.get(value) ?? value),
    attributeType: 'Standard',
    read: ({ family }) => (family === '' ? [] : [family]),
  },
  custom('Fefco__c'),
  custom('Material__c', named(valueLabels.materials)),
  custom('Width__c', measured('mm')),
  custom('RollLength__c', measured('m')),
  custom('Thickness__c', thickness),
  custom('Grammage__c', measured('g/m²')),
  custom('Adhesive__c', named(valueLabels.adhesives)),
  custom('Diameter__c', measured('mm')),
  custom('Core__c', measured('mm')),
]
