import { describe, expect, it } from 'vitest'
import { largestOrderFile, readOrderFile } from './read-order-file'

const fileOf = (...parts: readonly (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))

const utf16 = (text: string, isBig: boolean) =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })

const text = 'Référence;Quantité;Name\r\n1001180;1’000;Fächer\r\n'
const latin = [...text].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0)))
const rows = [{ place: 2, number: '1001180', quantity: '1’000' }]

describe('readOrderFile', () => {
  it.each([
    ['UTF-8', fileOf(text)],
    ['UTF-8 with a mark', fileOf('\ufeff', text)],
    ['Windows-1252', fileOf(latin)],
    ['UTF-16 with a mark', fileOf([0xff, 0xfe], utf16(text, false))],
    ['UTF-16 with a mark, big end first', fileOf([0xfe, 0xff], utf16(text, true))],
    ['UTF-16', fileOf(utf16(text, false))],
    ['UTF-16, big end first', fileOf(utf16(text, true))],
  ])('reads %s', async (_, file) => {
    expect(await readOrderFile(file)).toEqual({ rows, excess: 0, hasHeader: true })
  })

  it('reads one row', async () => {
    expect(await readOrderFile(fileOf('1001180;60'))).toMatchObject({ rows: [{ place: 1, quantity: '60' }] })
  })

  it.each([
    ['a picture', 'binary', fileOf([0x89], 'PNG\r\n', [0x1a, 10, 0, 0, 0, 13], 'IHDR')],
    ['a document', 'binary', fileOf('%PDF-1.7\n1 0 obj')],
    ['zeros', 'binary', fileOf('1001180;60\n', [0], '1001190;60')],
    ['noise', 'binary', fileOf(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
    ['control characters', 'binary', fileOf([1, 2, 3, 4, 5, 6, 7])],
    ['.xlsx', 'spreadsheet', fileOf('PK', [3, 4, 20, 0])],
    ['.xls', 'spreadsheet', fileOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['an empty file', 'empty', fileOf('')],
    ['blank lines', 'empty', fileOf('\ufeff\r\n;;\r\n')],
    ['a header alone', 'empty', fileOf('Artikelnummer;Menge\n')],
  ])('says of %s that it is %s', async (_, problem, file) => {
    expect(await readOrderFile(file)).toEqual({ problem })
  })

  it('reads no byte of a file of 50 MB', async () => {
    const file = new Blob([new Uint8Array(50_000_000)])
    const calls: string[] = []
    for (const name of ['arrayBuffer', 'bytes', 'text', 'stream', 'slice'])
      Object.defineProperty(file, name, { value: () => calls.push(name) })
    expect(await readOrderFile(file)).toEqual({ problem: 'too-large' })
    expect(calls).toEqual([])
  })

  it('reads a file of the largest size', async () => {
    const file = fileOf('1001180;60\n'.repeat(largestOrderFile / 11))
    expect(await readOrderFile(file)).toMatchObject({ excess: 179_818 })
  })

  it('says so where the file is gone', async () => {
    const file = fileOf(text)
    Object.defineProperty(file, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('', 'NotReadableError')),
    })
    expect(await readOrderFile(file)).toEqual({ problem: 'unavailable' })
  })

  it('keeps a file with one stray control character', async () => {
    const file = fileOf('1001180;60;\u0001\n', '1001190;5\n'.repeat(20), '\u001a')
    expect(await readOrderFile(file)).toMatchObject({ rows: { length: 22 } })
  })
})
