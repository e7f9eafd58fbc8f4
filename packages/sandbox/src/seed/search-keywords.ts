/** Other names for the products of a category and all below it, in all languages of the shops. */
const keywords: Readonly<Record<string, string>> = {
  boxes: 'Karton Kartonage Schachtel Kiste Box Verpackung carton boîte caisse emballage cardboard packaging',
  'boxes.fold': 'Faltschachtel Faltkiste',
  'boxes.ship': 'Versandschachtel Versandkarton Postkarton Paket Post',
  'boxes.special.move': 'Umzugskiste Umzugsschachtel Zügelkarton Zügelkiste',
  'boxes.special.bottle': 'Wein Weinkarton Weinversand vin bouteille wine',
  mailers:
    'Verpackung emballage packaging Post Tasche Versandtasche Umschlag Couvert Kuvert mailer envelope pochette enveloppe',
  'mailers.board': 'Pappe',
  'mailers.tube': 'Rohr Papprohr Hülse Posterrolle tube postal',
  fill: 'Füllmaterial Polster Polstermaterial filling cushioning calage rembourrage',
  'fill.bubble': 'Noppenfolie Blasenfolie papier bulle bubble wrap',
  'fill.chips': 'Pappe',
  tape: 'Klebeband Packband Paketband Kleber tape adhesive Scotch tesa Tesafilm ruban adhésif',
  pallet: 'Palette pallet palettisation',
  'pallet.film': 'Folie Wickelfolie film wrap',
  label: 'Kennzeichnung',
  'label.ship': 'Etikett Aufkleber label sticker étiquette autocollant',
  present: 'Gastro Gastronomie',
  'present.gift': 'Geschenk Geschenkschachtel Schachtel Karton gift Box cadeau coffret',
  'present.food': 'Pizzaschachtel Pizzabox food takeaway',
  custom:
    'nach Mass individuell bedruckt printed custom sur mesure imprimé Karton Schachtel Box carton boîte',
}

/** The keywords of a category (`boxes.fold.single`) and of all above it. */
export function categoryKeywords(key: string): string[] {
  return Object.entries(keywords).flatMap(([above, words]) =>
    `${key}.`.startsWith(`${above}.`) ? [words] : [],
  )
}

const walls: Readonly<Record<string, string>> = {
  1: 'einwellig',
  2: 'zweiwellig doppelwellig',
  3: 'dreiwellig schwerlast',
}
const colours: Readonly<Record<string, string>> = {
  grau: 'gray',
  braun: 'natur kraft',
  // As many write it.
  weiss: 'weis',
}

/** Trade names for a number of walls and a colour. */
export const tradeKeywords = ({ wall, colour }: { wall: string; colour: string }): string[] => [
  walls[wall] ?? '',
  colours[colour] ?? '',
]

/** From this share of recycled material in % on, a product is found by the words that people use for it. */
const highRecycledShare = 90

/** What people enter who look for recycled material. The shop itself names the share, and does not use these words. */
export const recycledKeywords = (share: number): string =>
  share >= highRecycledShare
    ? 'recycling rezykliert recycled recyclé nachhaltig umweltfreundlich ökologisch écologique durable sustainable'
    : ''

/** The paper size whose sheets fit closely into an inner size (mm); '' for none. */
export function paperKeyword(length: number, width: number): string {
  const sheet = paperSizes.find(
    ({ long, short }) => length >= long && length <= long * 1.12 && width >= short && width <= short * 1.2,
  )
  return sheet?.name ?? ''
}

const paperSizes = [
  { name: 'a3', long: 420, short: 297 },
  { name: 'a4', long: 297, short: 210 },
  { name: 'a5', long: 210, short: 148 },
]
