/** What people also call the goods of a top-level category, in all languages of the shops. */
export const searchKeywords: Readonly<Record<string, string>> = {
  boxes: 'karton schachtel kiste box carton boite caisse',
  mailers: 'tasche umschlag couvert rohr mailer envelope tube pochette enveloppe',
  fill: 'füllmaterial polster filling cushioning calage rembourrage',
  tape: 'klebeband packband tape adhesive scotch ruban adhésif',
  pallet: 'palette folie pallet film wrap',
  label: 'etikett aufkleber label sticker étiquette',
  present: 'geschenk gastro gift food cadeau',
  custom: 'nach mass bedruckt printed custom sur mesure imprimé',
}

/** Paper sizes by the inner size (mm) of goods that hold a sheet of them with little play. */
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
