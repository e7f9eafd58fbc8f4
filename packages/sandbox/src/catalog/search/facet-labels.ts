import type { Shop } from '../../shop'
import type { Labels } from './language-columns'

/** What facets are called, by field. */
export const facetLabels = {
  InnerLengthStep__c: ['Innenlänge', 'Longueur intérieure', 'Inner length'],
  InnerWidthStep__c: ['Innenbreite', 'Largeur intérieure', 'Inner width'],
  InnerHeightStep__c: ['Innenhöhe', 'Hauteur intérieure', 'Inner height'],
  Flute__c: ['Wellenart', 'Type de cannelure', 'Flute'],
  MaxLoadStep__c: ['Traglast', 'Charge maximale', 'Load'],
  Colour__c: ['Farbe', 'Couleur', 'Colour'],
  Certificates__c: ['Zertifikat', 'Certificat', 'Certificate'],
  Availability__c: ['Verfügbarkeit', 'Disponibilité', 'Availability'],
  ParcelFormat__c: ['Paketformat', 'Format de colis', 'Parcel format'],
  Wall__c: ['Wellen', 'Cannelures', 'Walls'],
  Family: ['Familie', 'Famille', 'Family'],
  Fefco__c: ['FEFCO-Code', 'Code FEFCO', 'FEFCO code'],
  Material__c: ['Material', 'Matière', 'Material'],
  Width__c: ['Breite', 'Largeur', 'Width'],
  RollLength__c: ['Rollenlänge', 'Longueur du rouleau', 'Roll length'],
  Thickness__c: ['Dicke', 'Épaisseur', 'Thickness'],
  Grammage__c: ['Flächengewicht', 'Grammage', 'Grammage'],
  Adhesive__c: ['Klebstoff', 'Adhésif', 'Adhesive'],
  Diameter__c: ['Durchmesser', 'Diamètre', 'Diameter'],
  Core__c: ['Kerndurchmesser', 'Diamètre du mandrin', 'Core diameter'],
} as const satisfies Readonly<Record<string, Labels>>

type ValueLabels = Readonly<Record<string, Labels>>

const bulky: Labels = ['Sperrgut', 'Colis encombrant', 'Bulky parcel']
const oversized: Labels = ['nur per Spedition', 'par transporteur uniquement', 'freight only']

const parcelFormats: Readonly<Record<Shop, ValueLabels>> = {
  CH: { standard: ['Post-Paket', 'Colis postal', 'Swiss Post parcel'], bulky, oversized },
  DE: { standard: ['DHL Paket', 'DHL Paket', 'DHL Paket'], bulky, oversized },
}

const from: Labels = ['ab', 'dès', 'from']
const upTo: Labels = ['bis', 'jusqu’à', 'up to']
const above: Labels = ['über', 'plus de', 'over']

const colours: ValueLabels = {
  braun: ['braun', 'brun', 'brown'],
  weiss: ['weiß', 'blanc', 'white'],
  grau: ['grau', 'gris', 'grey'],
  schwarz: ['schwarz', 'noir', 'black'],
  transparent: ['transparent', 'transparent', 'clear'],
}

const walls: ValueLabels = {
  1: ['1-wellig', 'simple cannelure', 'single wall'],
  2: ['2-wellig', 'double cannelure', 'double wall'],
  3: ['3-wellig', 'triple cannelure', 'triple wall'],
}

const availabilities: ValueLabels = {
  'in-stock': ['ab Lager', 'en stock', 'in stock'],
  'out-of-stock': ['nicht an Lager', 'non disponible', 'out of stock'],
  'made-to-order': ['auf Bestellung', 'sur commande', 'made to order'],
}

const materials: ValueLabels = {
  paper: ['Papier', 'papier', 'paper'],
  corrugated: ['Wellpappe', 'carton ondulé', 'corrugated board'],
  'solid-board': ['Vollpappe', 'carton compact', 'solid board'],
  board: ['Karton', 'carton', 'board'],
  starch: ['Stärke', 'amidon', 'starch'],
  pe: ['PE', 'PE', 'PE'],
  pp: ['PP', 'PP', 'PP'],
  pvc: ['PVC', 'PVC', 'PVC'],
  metal: ['Metall', 'métal', 'metal'],
}

/** The seed has the first one; the others are for catalogues of one's own. */
const adhesives: ValueLabels = {
  'water-activated': ['wasseraktiviert', 'activé à l’eau', 'water-activated'],
  acrylic: ['Acrylat', 'acrylique', 'acrylic'],
  hotmelt: ['Hotmelt', 'hotmelt', 'hotmelt'],
  'natural-rubber': ['Naturkautschuk', 'caoutchouc naturel', 'natural rubber'],
}

/** What values of facets are called, where they are not shown as they are. */
export const valueLabels = {
  from,
  upTo,
  above,
  colours,
  walls,
  availabilities,
  materials,
  adhesives,
  parcelFormats,
}
