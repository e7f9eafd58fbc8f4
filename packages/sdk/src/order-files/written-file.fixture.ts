import type { OrderRow } from '../rules/quick-order/order-row'
import type { DrawnFile, DrawnRow } from './drawn-file.fixture'

const torn = '1001100,1,000'
const openQuote = '"1001100;5'

/** The file that {@link DrawnFile} describes. */
export function writeDrawnFile(file: DrawnFile): Blob {
  const { header, columns, lines, newline, declares, delimiter } = file
  const titles = header && {
    number: header[0],
    quantity: header[1],
    name: 'Name',
    price: 'Preis',
    note: 'Notiz',
  }
  const written = [
    ...(declares ? [`sep=${delimiter}`] : []),
    ...(titles
      ? [
          writeCells(
            columns.map((column) => titles[column as 'name']),
            file,
          ),
        ]
      : []),
    ...lines.map((line, index) => writeLine(line, file, index)),
  ]
  return new Blob([encode(written.join(newline), file.encoding)])
}

/** The rows that somebody meant, with their places, and what their quantities are. */
export function expectedRows({ header, lines }: DrawnFile): readonly (OrderRow & Pick<DrawnRow, 'read'>)[] {
  return lines.flatMap((line, index) => {
    const place = index + (header ? 2 : 1)
    if (line === 'blank') return []
    if (typeof line === 'object')
      return [{ place, number: line.number, quantity: line.quantity, read: line.read }]
    return [
      {
        place,
        number: line === 'torn' ? torn : openQuote,
        quantity: '',
        isUnreadable: true,
        read: 'missing',
      },
    ]
  })
}

const mixed = [';', '\t', ',', '|'] as const

function writeLine(line: DrawnFile['lines'][number], file: DrawnFile, index: number): string {
  const delimiter = file.isMixed ? (mixed[index % 4] ?? ';') : file.delimiter
  if (line === 'blank') return index % 2 === 0 ? '' : delimiter
  if (line === 'torn') return torn
  if (line === 'open quote') return openQuote
  const cells: DrawnRow & Record<string, unknown> = { ...line, price: '0.72', note: '' }
  return writeCells(
    file.columns.map((column) => String(cells[column])),
    { ...file, delimiter },
  )
}

const writeCells = (cells: readonly string[], { delimiter, quotes }: DrawnFile): string =>
  cells
    .map((cell) => (quotes === 'all' || /[;,\t|"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(delimiter)

function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const marked = encoding.endsWith('marked') ? `\ufeff${text}` : text
  if (encoding.startsWith('utf-8')) return new TextEncoder().encode(marked)
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0)))
  const bytes = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1)
    bytes.setUint16(at * 2, marked.charCodeAt(at), encoding.startsWith('utf-16le'))
  return new Uint8Array(bytes.buffer)
}
