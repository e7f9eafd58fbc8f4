import { slugify } from '../catalog/search/fold-text'
import type { ShopLocale } from '../shop'
import { certificateName } from '../catalog/search/certificate-names'
import type { CatalogRow } from './catalog-rows'
import { typeset } from '../typeset'

/** The texts of a product in one language. */
interface ProductText {
  readonly name: string
  readonly description: string
  readonly urlName: string
  /** The custom fields whose texts depend on the language; one that does not apply is absent. */
  readonly fields: Readonly<Record<string, string>>
}

interface Wording {
  readonly inner: string
  readonly walls: Readonly<Record<string, string>>
  readonly colours: Readonly<Record<string, string>>
  readonly load: (kg: string) => string
  readonly recycled: (percent: string) => string
  readonly packUnit: (pieces: string) => string
  /** Safety warnings by their word in the table. */
  readonly warnings: Readonly<Record<string, string>>
}

const german: Wording = {
  inner: 'Innenmaß',
  walls: { 1: '1-wellig', 2: '2-wellig', 3: '3-wellig' },
  colours: { braun: 'braun', weiss: 'weiß', grau: 'grau', schwarz: 'schwarz', transparent: 'transparent' },
  load: (kg) => `Traglast bis ${kg} kg`,
  recycled: (percent) => `${percent} % Recyclinganteil`,
  packUnit: (pieces) => `gebündelt zu ${pieces}`,
  warnings: {
    suffocation: 'Erstickungsgefahr: Folie und Beutel von Babys und Kindern fernhalten.',
    blade: 'Verletzungsgefahr: nicht in die Zähne der Klinge greifen, für Kinder unzugänglich aufbewahren.',
    tension: 'Gespanntes Band kann zurückschnellen: beim Spannen und Durchtrennen eine Schutzbrille tragen.',
  },
}

const french: Wording = {
  inner: 'Dimensions intérieures',
  walls: { 1: 'simple cannelure', 2: 'double cannelure', 3: 'triple cannelure' },
  colours: { braun: 'brun', weiss: 'blanc', grau: 'gris', schwarz: 'noir', transparent: 'transparent' },
  load: (kg) => `charge jusqu’à ${kg} kg`,
  recycled: (percent) => `${percent} % de matière recyclée`,
  packUnit: (pieces) => `par paquets de ${pieces}`,
  warnings: {
    suffocation:
      'Risque d’étouffement : tenir le film et les sachets hors de portée des bébés et des enfants.',
    blade: 'Risque de coupure : ne pas toucher les dents de la lame, ranger hors de portée des enfants.',
    tension:
      'Un feuillard tendu peut revenir brusquement : porter des lunettes de protection pour le tendre et le couper.',
  },
}

const english: Wording = {
  inner: 'Inner size',
  walls: { 1: 'single wall', 2: 'double wall', 3: 'triple wall' },
  colours: { braun: 'brown', weiss: 'white', grau: 'gray', schwarz: 'black', transparent: 'clear' },
  load: (kg) => `loads up to ${kg} kg`,
  recycled: (percent) => `${percent}% recycled`,
  packUnit: (pieces) => `bundles of ${pieces}`,
  warnings: {
    suffocation: 'Danger of suffocation: keep film and bags away from babies and children.',
    blade: 'Danger of cuts: do not touch the teeth of the blade, store out of reach of children.',
    tension: 'Strap under tension can snap back: wear eye protection when tensioning and cutting it.',
  },
}

const languages: Readonly<Record<ShopLocale, { column: string; wording: Wording }>> = {
  de: { column: 'name_de', wording: german },
  'de-CH': { column: 'name_de', wording: german },
  'fr-CH': { column: 'name_fr', wording: french },
  'en-US': { column: 'name_en', wording: english },
}

/** The locales in which the catalogue has texts. */
export const catalogLocales: readonly ShopLocale[] = ['de', 'de-CH', 'fr-CH', 'en-US']

/** Name, description, URL name and text fields of a product. */
export function writeProductText(row: CatalogRow, locale: ShopLocale): ProductText {
  const { column, wording } = languages[locale]
  const name = typeset(row(column), locale)
  return {
    name,
    description: typeset(describe(row, locale), locale),
    urlName: slugify(name, { umlauts: locale.startsWith('de') }),
    fields: Object.fromEntries(
      Object.entries({
        Certificates__c: certificatesOf(row, locale).join(';'),
        SafetyWarnings__c: typeset(warningOf(row, wording), locale),
      }).filter(([, value]) => value !== ''),
    ),
  }
}

const certificatesOf = (row: CatalogRow, locale: ShopLocale): readonly string[] =>
  row('certs')
    .split(';')
    .map((name) => certificateName(name, locale))

/** The warning of a flag such as `warning blade` in a language. */
function warningOf(row: CatalogRow, { warnings }: Wording): string {
  const key = /warning ([a-z]+)/.exec(row('flags'))?.[1]
  return key === undefined ? '' : (warnings[key] ?? '')
}

function describe(row: CatalogRow, locale: ShopLocale): string {
  const { wording } = languages[locale]
  const size = [row('inner_l'), row('inner_w'), row('inner_h')].filter(Boolean).join(' × ')
  const parts = [
    size && `${wording.inner} ${size} mm`,
    [wording.walls[row('wall')], row('flute') && `(${row('flute')})`].filter(Boolean).join(' '),
    wording.colours[row('colour')],
    row('max_load_kg') && wording.load(row('max_load_kg')),
    Number(row('recycled_pct')) > 0 && wording.recycled(row('recycled_pct')),
    certificatesOf(row, locale).join(', '),
    Number(row('pack_unit')) > 1 && wording.packUnit(row('pack_unit')),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
