import { slugify } from '../platform/fold-text'
import type { ShopLocale } from '../shop'
import type { CatalogRow } from './catalog-rows'

/** What is written about a product in one language. */
export interface ProductText {
  readonly name: string
  readonly description: string
  readonly urlName: string
}

interface Wording {
  readonly inner: string
  readonly walls: Readonly<Record<string, string>>
  readonly colours: Readonly<Record<string, string>>
  readonly load: (kg: string) => string
  readonly recycled: (percent: string) => string
  readonly packUnit: (pieces: string) => string
}

const german: Wording = {
  inner: 'Innenmaß',
  walls: { 1: '1-wellig', 2: '2-wellig', 3: '3-wellig' },
  colours: { braun: 'braun', weiss: 'weiß', grau: 'grau', schwarz: 'schwarz' },
  load: (kg) => `Traglast bis ${kg} kg`,
  recycled: (percent) => `${percent} % Recyclinganteil`,
  packUnit: (pieces) => `gebündelt zu ${pieces}`,
}

const french: Wording = {
  inner: 'Dimensions intérieures',
  walls: { 1: 'simple cannelure', 2: 'double cannelure', 3: 'triple cannelure' },
  colours: { braun: 'brun', weiss: 'blanc', grau: 'gris', schwarz: 'noir' },
  load: (kg) => `charge jusqu’à ${kg} kg`,
  recycled: (percent) => `${percent} % de matière recyclée`,
  packUnit: (pieces) => `par paquets de ${pieces}`,
}

const english: Wording = {
  inner: 'Inner size',
  walls: { 1: 'single wall', 2: 'double wall', 3: 'triple wall' },
  colours: { braun: 'brown', weiss: 'white', grau: 'grey', schwarz: 'black' },
  load: (kg) => `loads up to ${kg} kg`,
  recycled: (percent) => `${percent}% recycled`,
  packUnit: (pieces) => `bundles of ${pieces}`,
}

const languages: Readonly<Record<ShopLocale, { column: string; wording: Wording }>> = {
  de: { column: 'name_de', wording: german },
  'de-CH': { column: 'name_de', wording: german },
  'fr-CH': { column: 'name_fr', wording: french },
  'en-US': { column: 'name_en', wording: english },
}

/** The languages in which the catalogue is written. */
export const catalogLocales: readonly ShopLocale[] = ['de', 'de-CH', 'fr-CH', 'en-US']

/** Name, description and address of a product. */
export function writeProductText(row: CatalogRow, locale: ShopLocale): ProductText {
  const { column, wording } = languages[locale]
  const name = swissSpelling(row(column), locale)
  return {
    name,
    description: swissSpelling(describe(row, wording), locale),
    urlName: slugify(name, { umlauts: locale.startsWith('de') }),
  }
}

function describe(row: CatalogRow, wording: Wording): string {
  const size = [row('inner_l'), row('inner_w'), row('inner_h')].filter(Boolean).join(' × ')
  const parts = [
    size && `${wording.inner} ${size} mm`,
    [wording.walls[row('wall')], row('flute') && `(${row('flute')})`].filter(Boolean).join(' '),
    wording.colours[row('colour')],
    row('max_load_kg') && wording.load(row('max_load_kg')),
    Number(row('recycled_pct')) > 0 && wording.recycled(row('recycled_pct')),
    row('certs').replaceAll(';', ', '),
    Number(row('pack_unit')) > 1 && wording.packUnit(row('pack_unit')),
  ].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}

const swissSpelling = (text: string, locale: ShopLocale) =>
  locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text
