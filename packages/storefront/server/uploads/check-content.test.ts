import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content'
import { epsFile, packedObjects, pdfFile, pngFile, svgFile, zipFile } from './files.fixture'

const join = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

function binaryEps(): Buffer {
  const program = epsFile()
  const head = Buffer.alloc(30)
  Buffer.from([0xc5, 0xd0, 0xd3, 0xc6]).copy(head)
  head.writeUInt32LE(30, 4)
  head.writeUInt32LE(program.length, 8)
  return join(head, program)
}

const taken: readonly (readonly [string, Buffer, string])[] = [
  ['a picture', pngFile(), 'png'],
  ['a PDF', pdfFile(), 'pdf'],
  ['a PDF that opens at a page', pdfFile('/OpenAction [2 0 R /Fit]'), 'pdf'],
  ['a PDF with packed objects', pdfFile('', packedObjects('4 0 << /Type /Page >>')), 'pdf'],
  ['a drawing of Illustrator', pdfFile('/AIPrivateData1 3 0 R'), 'ai'],
  [
    'an older drawing of Illustrator',
    Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8\n%%EOF'),
    'ai',
  ],
  ['an EPS', epsFile(), 'eps'],
  ['an EPS with a preview', binaryEps(), 'eps'],
  ['an SVG', svgFile(), 'svg'],
  ['an SVG after a byte order mark', join('\u00EF\u00BB\u00BF', svgFile()), 'svg'],
  [
    'an SVG with styles, gradients and its own picture',
    svgFile(
      '<style>.a{fill:url(#b)}</style><image xlink:href="data:image/png;base64,AAAA"/><use href="#b"/>',
    ),
    'svg',
  ],
]

const refused: readonly (readonly [string, Buffer, string])[] = [
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a ZIP archive', zipFile(), 'kind'],
  ['a packed SVG', gzipSync(svgFile()), 'kind'],
  ['a program', join('MZ', Buffer.alloc(100)), 'kind'],
  ['a text', Buffer.from('logo'), 'kind'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
  ['a page without a document type', Buffer.from('<html><body/></html>'), 'kind'],
  [
    'a page after the start of a picture',
    join(pngFile().subarray(0, 8), '<script>alert(1)</script>'),
    'damaged',
  ],
  ['a picture with an archive at its end', join(pngFile(), zipFile()), 'damaged'],
  ['half a picture', pngFile().subarray(0, 50), 'damaged'],
  [
    'a picture with a changed byte',
    join(pngFile().subarray(0, 20), '\u0009', pngFile().subarray(21)),
    'damaged',
  ],
  ['a PDF with an archive at its end', join(pdfFile(), zipFile()), 'damaged'],
  ['half a PDF', pdfFile().subarray(0, 60), 'damaged'],
  ['a PDF after something else', join('x', pdfFile()), 'kind'],
  ['a PDF with a script', pdfFile('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'active'],
  ['a PDF whose script is spelt otherwise', pdfFile('/OpenAction << /S /J#61vaScript /JS (1) >>'), 'active'],
  ['a PDF that starts a program', pdfFile('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'active'],
  ['a PDF with another file inside', pdfFile('/Names << /EmbeddedFiles 3 0 R >>'), 'active'],
  ['a locked PDF', join(pdfFile().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root')), 'active'],
  ['a PDF with a packed script', pdfFile('', packedObjects('4 0 << /S /JavaScript /JS (1) >>')), 'active'],
  ['a PDF whose objects unpack to too much', pdfFile('', packedObjects('0'.repeat(30_000_000))), 'damaged'],
  [
    'a PDF with broken packed objects',
    pdfFile('', '3 0 obj << /Type /ObjStm >>\nstream\nnothing\nendstream'),
    'damaged',
  ],
  ['a PostScript program that is no drawing', Buffer.from('%!PS-Adobe-3.0\n%%EOF'), 'kind'],
  ['an EPS that deletes files', epsFile('(a) deletefile'), 'active'],
  ['an EPS that starts a program', epsFile('(%pipe%id) (r) file'), 'active'],
  ['an EPS without a program behind its head', join(binaryEps().subarray(0, 34)), 'damaged'],
  ['an SVG with a script', svgFile('<script>alert(1)</script>'), 'active'],
  ['an SVG with a script in other letters', svgFile('<SCRIPT>alert(1)</SCRIPT>'), 'active'],
  [
    'an SVG with a script of a namespace',
    svgFile('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
    'active',
  ],
  ['an SVG that runs when it is there', svgFile('<path onload="alert(1)"/>'), 'active'],
  [
    'an SVG with a page inside',
    svgFile('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'active',
  ],
  ['an SVG with a link', svgFile('<a href="https://example.com/"><path/></a>'), 'active'],
  ['an SVG with a link that runs', svgFile('<a xlink:href="java&#115;cript:alert(1)"><path/></a>'), 'active'],
  ['an SVG with a picture from elsewhere', svgFile('<image href="https://example.com/a.png"/>'), 'active'],
  [
    'an SVG with an SVG inside of an address',
    svgFile('<image href="data:image/svg+xml;base64,AAAA"/>'),
    'active',
  ],
  [
    'an SVG with a style from elsewhere',
    svgFile('<style>@import "https://example.com/a.css";</style>'),
    'active',
  ],
  [
    'an SVG with a fill from elsewhere',
    svgFile('<path style="fill:url(https://example.com/a#b)"/>'),
    'active',
  ],
  [
    'an SVG with a hidden address',
    svgFile('<style>.a{fill:u\\72l(https://example.com/a)}</style>'),
    'active',
  ],
  [
    'an SVG that changes its links later',
    svgFile('<animate attributeName="href" to="javascript:1"/>'),
    'active',
  ],
  ['an SVG with entities', svgFile('&a;', '<!DOCTYPE svg [<!ENTITY a "&#60;script/>">]>\n'), 'active'],
  ['an SVG with a style sheet', svgFile('', '<?xml-stylesheet href="a.css"?>\n'), 'active'],
  ['an SVG that does not end', svgFile().subarray(0, 150), 'damaged'],
  [
    'an SVG in another encoding',
    Buffer.from(svgFile().toString('utf8').replace('M0', 'ü'), 'latin1'),
    'damaged',
  ],
  ['an SVG of thousands of levels', svgFile('<g>'.repeat(5_000) + '</g>'.repeat(5_000)), 'damaged'],
]

describe('the content of a file', () => {
  it.each(taken)('is taken: %s', async (_, bytes, kind) => {
    expect(await checkContent(bytes)).toEqual({ kind })
  })

  it.each(refused)('is refused: %s', async (_, bytes, problem) => {
    expect(await checkContent(bytes)).toEqual({ problem })
  })
})
