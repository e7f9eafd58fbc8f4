import { expect, it } from 'vitest'
import { scriptsButTexts, withImports } from './build-files.ts'
import { readDocument } from './read-document.ts'

const html = `<!doctype html>
<html lang="de-CH"><head><script type="application/ld+json">{"@type":"Organization"}</script>
<link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin>
<script src="/assets/early-1.js" data-app="/assets/entry-1.js /assets/page-2.js /assets/page-2.js"></script>
<link rel="stylesheet" href="/assets/frame.css"><link rel="icon" href="/favicon.svg"></head>`

it('a document names its early script, the scripts of the application and its style sheets, each once', () => {
  expect(readDocument(html)).toEqual({
    early: ['/assets/early-1.js'],
    app: ['/assets/entry-1.js', '/assets/page-2.js'],
    styles: ['/assets/frame.css'],
    startsAtOnce: false,
  })
  expect(readDocument(html.replace('data-app', 'data-start data-app')).startsAtOnce).toBe(true)
})

it.each(['<link rel="modulepreload" href="/assets/page-2.js">', '<script src="/assets/page-2.js"></script>'])(
  'a script is early too where the document fetches it by %s',
  (element) =>
    expect(readDocument(html + element).early).toEqual(['/assets/early-1.js', '/assets/page-2.js']),
)

const manifest = {
  home: { file: 'assets/home-1.js', src: 'src/pages/home/home-page.tsx', imports: ['_a', 'entry'] },
  entry: { file: 'assets/entry-2.js' },
  _a: { file: 'assets/a-3.js', imports: ['_b', 'entry'] },
  _b: { file: 'assets/b-4.js', imports: ['_a', '_gone'] },
  texts: { file: 'assets/de-5.js', src: '../sdk/src/messages/de.ts' },
  font: { file: 'assets/archivo.woff2' },
}

it('files come with what they import, each once, also where chunks import each other', () => {
  const all = ['/assets/home-1.js', '/assets/a-3.js', '/assets/b-4.js', '/assets/entry-2.js']
  expect(withImports(manifest, ['/assets/home-1.js', '/early.js'])).toEqual([...all, '/early.js'])
})

it('texts and other files than scripts may be small', () => {
  const names = ['home-1', 'entry-2', 'a-3', 'b-4']
  expect(scriptsButTexts(manifest)).toEqual(names.map((name) => `/assets/${name}.js`))
})
