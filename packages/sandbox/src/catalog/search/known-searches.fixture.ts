import type { ShopLocale } from '../../shop'

/** What a buyer of packaging enters, and what the first results have to be. */
export interface KnownSearch {
  readonly term: string
  /** How many results count: those on the first screen. */
  readonly first: 5 | 10
  /** Each is an article number or part of a name, and has to be among the first. Empty: nothing may be found. */
  readonly has: readonly string[]
  /** No name among the first may match this. */
  readonly not?: RegExp
}

type Row = readonly [term: string, first: 5 | 10, has: string | readonly string[], not?: RegExp]

const german: readonly Row[] = [
  // Names, plurals, umlauts in all spellings.
  ['Faltkarton', 5, 'Faltkarton 1-wellig', /Brief|Umzug|tasche/],
  ['kartons', 10, 'Faltkarton 1-wellig', /tasche|band|Etikett|Kantenschutz/],
  ['weißer Karton', 5, '1001030', /braun/],
  ['Ueberseekarton', 5, '1001480'],
  ['fuellmaterial', 10, ['Verpackungschips Bio', 'Packpapier'], /karton/i],
  ['Buecherkarton', 5, '1003070'],
  ['Etikette', 5, 'Thermoetiketten', /Begleitpapier|karton/i],
  // Parts of compounds, and compounds that no name has.
  ['Polster', 10, ['Luftpolstertasche', 'Papierpolstertasche'], /karton|band/i],
  ['Luftpolsterumschlag', 5, 'Luftpolstertasche', /folie/],
  ['Klebebandabroller', 5, 'Handabroller', /^P.*band/],
  ['Pizzaschachtel 33', 5, '2000460', /26 × 26/],
  ['Geschenkschachtel', 5, '2000430', /Pizza/],
  ['Versandtasche A4', 5, ['2000070', '2000090'], /A3|A5/],
  ['Weinversand 6 Flaschen', 5, '1003040', /12 Flaschen|weiss/],
  // Trade words and Swiss words.
  ['einwellig', 10, 'Faltkarton 1-wellig', /[23]-wellig/],
  ['doppelwellige Kartons', 5, 'Faltkarton 2-wellig', /[13]-wellig/],
  ['Schwerlastkarton', 5, 'Faltkarton 3-wellig', /[12]-wellig/],
  ['Wickelfolie', 5, ['Handstretchfolie', 'Maschinenstretchfolie'], /Luftpolster/],
  ['Noppenfolie', 5, 'Luftpolsterfolie', /stretch/i],
  ['Zügelkarton', 5, 'Umzugskarton', /Langkarton|Flasche/],
  ['zuegelkisten', 5, 'Umzugskarton', /Langkarton|Flasche/],
  ['Couvert', 10, 'Luftpolstertasche', /karton/i],
  ['Posterrolle', 5, 'Versandrohr', /karton|folie/i],
  // Brands and what people call things.
  ['tesa', 10, ['PP-Packband', 'Papierklebeband'], /karton|papiertasche/i],
  ['Wein', 5, 'Flaschenversandkarton', /weiss/],
  ['Post', 10, 'Briefkarton', /Restposten/],
  ['nachhaltig', 10, '1001040', /Palettenhaube|PVC/],
  ['DIN A4', 10, ['Briefkarton A4', 'Papierpolstertasche A4'], /A3|A5|A6/],
  // Sizes and article numbers.
  ['30x20x15 cm', 5, '1001100', /400|mailer/],
  ['Karton 400 x 300', 10, ['1001180', '1001310'], /500|600/],
  ['1001.180', 5, '1001180', /1-wellig 300|2-wellig/],
  // Slips.
  ['umzugskartn', 5, 'Umzugskarton', /Faltkarton/],
  ['Luftpolstertsche', 5, 'Luftpolstertasche', /karton/i],
  // Not in the shop.
  ['Kaffeemaschine', 5, []],
  ['Zement', 5, []],
]

const french: readonly Row[] = [
  ['carton', 10, 'Carton lettre', /Pochette|Ruban|Cornière|Rouleau/],
  ['cartons de déménagement', 5, 'Carton de déménagement', /Caisse américaine/],
  ['demenagement', 5, 'Carton de déménagement', /Caisse américaine/],
  ['caisse américaine double cannelure', 5, 'Caisse américaine double', /simple|triple/],
  ['cartons blancs', 5, '1001030', /brun/],
  ['vin', 5, 'bouteille', /Étui|Enveloppe/],
  ['carton 6 bouteilles', 5, '1003040', /12 bouteilles/],
  ['papier bulle', 5, 'Film à bulles', /Papier kraft|Bulletin/],
  ['enveloppes à bulles', 5, 'Enveloppe à bulles', /Film/],
  ['pochette A4', 5, ['2000070', '2000090'], /A3|A5/],
  ['scotch', 10, ['Ruban PP', 'Ruban papier'], /Carton|Caisse/],
  ['ruban adhésif brun', 5, ['2000240', '2000260'], /transparent/],
  ['film etirable', 5, 'Film étirable manuel', /bulles/],
  ['tube postal', 5, 'Tube d’expédition', /Carton/],
  ['étiquettes', 5, 'Étiquettes thermiques', /Pochette|Carton/],
  ['boites archives', 5, 'Boîte d’archives', /pizza/],
  ['boîte pizza', 5, ['2000450', '2000460'], /archives/],
  ['coffret cadeau noir', 5, '2000430', /pizza/],
  ['papier de soie', 5, '2000170', /kraft/],
  ['cornières', 5, '2000360', /Film|Ruban/],
  ['recyclé', 10, '1001040', /PVC/],
  ['40x30x20', 5, ['1001180', '1001310'], /500 ×|cannelure 300/],
  ['demenagment', 5, 'Carton de déménagement', /Caisse américaine/],
  ['caise américaine', 5, 'Caisse américaine', /Pochette/],
  ['machine à café', 5, []],
]

const english: readonly Row[] = [
  ['boxes', 10, 'Single-wall folding box', /mailer|tape|label/i],
  ['cardboard box', 10, 'Single-wall folding box', /mailer|tape|guard/i],
  ['double wall', 10, 'Double-wall folding box', /Single|Triple/],
  ['moving boxes', 5, 'Moving box', /folding/],
  ['bubble wrap', 5, 'Bubble wrap', /stretch|mailer/i],
  ['padded envelope', 5, ['padded mailer', 'bubble mailer'], /document/i],
  ['scotch tape', 10, ['PP tape', 'paper tape'], /box/i],
  ['packing tape brown', 5, ['2000240', '2000260'], /Clear/],
  ['tape dispenser', 5, '2000300', /PP tape|paper tape/],
  ['pallet wrap', 5, 'stretch film', /Bubble|box/],
  ['poster tube', 5, 'Shipping tube', /box/],
  ['wine boxes', 5, 'Bottle shipping box', /White/],
  ['gift box', 5, '2000430', /Pizza/],
  ['pizza boxes', 5, ['2000450', '2000460'], /gift/],
  ['paper bag', 5, '2000470', /tape/],
  ['labels', 5, 'Thermal labels', /pouch|box/],
  ['sustainable', 10, '1001040', /PVC/],
  ['12 bottles', 5, '1003050', /\b[236] bottles/],
  ['lables', 5, 'Thermal labels', /box/],
  ['helicopter', 5, []],
]

/** Searches by language: written down before the engine that is measured by them. */
export const knownSearches: Readonly<Partial<Record<ShopLocale, readonly KnownSearch[]>>> = {
  'de-CH': german.map(toSearch),
  'fr-CH': french.map(toSearch),
  'en-US': english.map(toSearch),
}

function toSearch([term, first, has, not]: Row): KnownSearch {
  return { term, first, has: typeof has === 'string' ? [has] : has, ...(not && { not }) }
}
