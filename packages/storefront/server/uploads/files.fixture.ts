import { deflateSync } from 'node:zlib'
import { crc32 } from 'node:zlib'
import { pngStart } from './check-png'

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A white dot. */
export function pngFile(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const pixels = deflateSync(Buffer.from([0, 255]))
  return Buffer.concat([
    pngStart,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A page with these entries in its catalogue. */
export const pdfFile = (catalogue = '', objects = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )

/** Objects as newer programs pack them. */
export const packedObjects = (text: string): string => {
  const packed = deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
  return `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`
}

/** A drawing with this inside. */
export const svgFile = (inside = '<path d="M0 0h10v10z"/>', head = ''): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inside}</svg>\n`,
  )

/** A drawing in PostScript. */
export const epsFile = (program = '0 0 moveto 10 10 lineto stroke'): Buffer =>
  Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n${program}\n%%EOF\n`, 'latin1')

/** The beginning of a ZIP archive. */
export const zipFile = (): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(400)])
