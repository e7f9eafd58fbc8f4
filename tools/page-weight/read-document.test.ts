import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.mjs'

const html = `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><title>Start</title>
<script type="application/ld+json" data-meta>{"@type":"Organization"}</script>
<link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin>
<script src="/assets/early-script-1.js" data-app="/assets/entry-1.js /assets/page-2.js /assets/page-2.js" data-country="CH"></script>
<link rel="stylesheet" href="/assets/frame.css"><link rel="stylesheet" href="/assets/page.css?a=1&amp;b=2">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><div id="root"></div><script type="application/json" id="state">{}</script></body></html>`

describe('the files that a document names', () => {
  it('are its early script, the scripts of the application, and its style sheets, each once', () => {
    expect(readDocument(html)).toEqual({
      early: ['/assets/early-script-1.js'],
      app: ['/assets/entry-1.js', '/assets/page-2.js'],
      styles: ['/assets/frame.css', '/assets/page.css?a=1&b=2'],
      startsAtOnce: false,
    })
  })

  it('are early too where the document fetches them at once by another way', () => {
    const eager = html.replace(
      '</head>',
      '<link rel="modulepreload" href="/assets/page-2.js"><script type="module" src="/assets/entry-1.js"></script></head>',
    )
    expect(readDocument(eager).early).toEqual([
      '/assets/early-script-1.js',
      '/assets/entry-1.js',
      '/assets/page-2.js',
    ])
  })

  it('are the same where the page starts at once, and it says so', () => {
    const { startsAtOnce, ...files } = readDocument(html.replace('data-country="CH"', '$& data-start'))
    expect(startsAtOnce).toBe(true)
    expect(readDocument(html)).toMatchObject(files)
  })

  it('are none in a document without scripts and styles', () => {
    expect(readDocument('<!doctype html><title>Closed</title>')).toEqual({
      early: [],
      app: [],
      styles: [],
      startsAtOnce: false,
    })
  })
})
