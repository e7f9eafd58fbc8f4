/** Other names for the products of a category and all below it, in all languages of the shops. */
const keywords: Readonly<Record<string, string>> = {
  boxes: 'karton kartonage schachtel kiste box carton boite caisse cardboard',
  'boxes.fold': 'faltschachtel faltkiste',
  'boxes.ship': 'versandschachtel versandkarton postkarton paket post',
  'boxes.special.move': 'umzugskiste umzugsschachtel zügelkarton zügelkiste',
  'boxes.special.bottle': 'wein weinkarton weinversand vin bouteille wine',
  mailers: 'post tasche versandtasche umschlag couvert kuvert mailer envelope pochette enveloppe',
  'mailers.tube': 'rohr papprohr hülse posterrolle tube',
  fill: 'füllmaterial polster polstermaterial filling cushioning calage rembourrage',
  'fill.bubble': 'noppenfolie blasenfolie papier bulle bubble wrap',
  tape: 'klebeband packband paketband kleber tape adhesive scotch tesa tesafilm ruban adhésif',
  pallet: 'palette pallet palettisation',
  'pallet.film': 'folie wickelfolie film wrap',
  label: 'etikett aufkleber kennzeichnung label sticker étiquette autocollant',
  present: 'geschenk gastro gastronomie gift food cadeau',
  'present.gift': 'geschenkschachtel schachtel karton box coffret',
  'present.food': 'pizzaschachtel pizzabox takeaway',
  custom:
    'nach mass individuell bedruckt printed custom sur mesure imprimé karton schachtel box carton boite',
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
const colours: Readonly<Record<string, string>> = { grau: 'gray', braun: 'natur kraft' }

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
