import { plainFigure } from '../shared/price/rendered-figures.fixture'

/** Whole numbers: a unit price in hundredths of a millionth, an amount in cents. */
interface ReadLine {
  /** Null where the line is free and has no unit price. */
  readonly unit: bigint | null
  readonly quantity: bigint
  readonly amount: bigint
}

/** What a page, a mail or a paper says, as it is read. */
export interface ReadDocument {
  readonly lines: readonly ReadLine[]
  /** Those that add up to the total, the goods first. */
  readonly rows: readonly { readonly label: string; readonly amount: bigint }[]
  readonly total: bigint
  /** How many VAT rates are named. */
  readonly rates: number
}

/** Where the texts are. */
interface Places {
  readonly lines: string
  readonly readLine: (line: Element) => { unit: string; quantity: string; amount: string }
  readonly rows: string
  readonly label: string
  readonly value: string
}

const textOf = (place: ParentNode, selector: string): string =>
  (place.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** `25 × 0.8864`, or `1` of what is free. */
const splitProduct = (text: string) => {
  const [quantity = '', unit = ''] = text.split('×').map((part) => part.trim())
  return { quantity, unit }
}

const summary = { rows: 'dl:has(> .total) > div', label: 'dt', value: 'dd' }

export const places = {
  cart: {
    ...summary,
    lines: 'li.line',
    readLine: (line) => ({
      unit: textOf(line, '.unit p'),
      quantity: line.querySelector('input[name=quantity]')?.getAttribute('value') ?? '',
      amount: textOf(line, '.amounts .main'),
    }),
  },
  page: {
    ...summary,
    lines: 'li.line:has(.quantity)',
    readLine: (line) => {
      const product = line.querySelector('.quantity')?.firstChild
      const text = product?.parentNode ? textWithoutChildren(product.parentNode) : ''
      return { ...splitProduct(text), amount: textOf(line, '.amounts .main, .net') }
    },
  },
  paper: {
    ...summary,
    lines: 'table.lines tbody tr:has(td)',
    readLine: (line) => {
      const cells = [...line.querySelectorAll('td')].map((cell) => cell.textContent)
      return { quantity: cells[3] ?? '', unit: cells[4] ?? '', amount: cells.at(-1) ?? '' }
    },
  },
  mail: {
    lines: 'caption ~ tbody tr',
    readLine: (line) => ({
      quantity: textOf(line, 'td').replace('×', ''),
      unit: /(?:^|· )je (.+)$/.exec(textOf(line, 'th span'))?.[1] ?? '',
      amount: textOf(line, 'td:last-child'),
    }),
    rows: 'table:not(:has(caption)) tr',
    label: 'th',
    value: 'td',
  },
} as const satisfies Record<string, Places>

/** What belongs to the price by length or weight stands below it, in an element of its own. */
const textWithoutChildren = (element: Node): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
    .join('')

const wholeNumber = (text: string, decimals: number): bigint => {
  const [whole = '', part = ''] = plainFigure(text.replace('−', '-')).split('.')
  if (!/^-?\d+$/.test(whole) || part.length > decimals) throw new Error(`no figure: ${text}`)
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** A row that is not there yet, or says that something is free, adds nothing. */
const centsOf = (text: string): bigint => (/\d/.test(text) ? wholeNumber(text, 2) : 0n)

/** Reads what is rendered, without knowing how it was calculated. */
export function readDocument(page: ParentNode, where: keyof typeof places): ReadDocument {
  const { lines, readLine, rows, label, value }: Places = places[where]
  const read = [...page.querySelectorAll(rows)].map((row) => ({
    label: textOf(row, label),
    amount: centsOf(textOf(row, value)),
  }))
  const isContained = (text: string) => /^Enthaltene|^(?:Total|Gesamt) exkl\./.test(text)
  return {
    lines: [...page.querySelectorAll(lines)].map((line) => {
      const { unit, quantity, amount } = readLine(line)
      return {
        unit: /\d/.test(unit) ? wholeNumber(unit.replace(/ (?:pro|je) .*$/, ''), 8) : null,
        quantity: BigInt(quantity.replace(/\D/g, '')),
        amount: centsOf(amount),
      }
    }),
    rows: read.slice(0, -1).filter((row) => !isContained(row.label)),
    total: read.at(-1)?.amount ?? 0n,
    rates: read.filter((row) => /M[Ww][Ss][Tt]\.? [\d,.]+ ?%|Innergemeinschaftlich/.test(row.label)).length,
  }
}

const divide = (dividend: bigint, by: bigint): bigint => (2n * dividend + by) / (2n * by)
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n)

/** What is wrong with the figures of a document; nothing where they multiply and add up. */
export function findWrong({ lines, rows, total, rates }: ReadDocument): readonly string[] {
  const [goods, ...others] = rows
  const rounding = others.find(({ label }) => label === 'Rundung')?.amount
  const bound = BigInt(lines.length + Math.max(1, rates))
  const added = sum(rows.map(({ amount }) => amount))
  return [
    ...(lines.length === 0 ? ['no lines'] : []),
    ...lines.flatMap(({ unit, quantity, amount }) => {
      const product = unit === null ? 0n : divide(unit * quantity, 1_000_000n)
      return product === amount ? [] : [`${String(unit)} × ${quantity} is ${product}, not ${amount}`]
    }),
    ...(sum(lines.map(({ amount }) => amount)) === goods?.amount ? [] : [`goods are not ${goods?.amount}`]),
    ...(added === total ? [] : [`the rows are ${added}, not ${total}`]),
    ...(rounding === 0n ? ['a rounding of nothing'] : []),
    ...(rounding === undefined || (rounding <= bound && -rounding <= bound) ? [] : [`rounds by ${rounding}`]),
  ]
}
