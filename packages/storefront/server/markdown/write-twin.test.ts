import { describe, expect, it } from 'vitest'
import { writeTwin } from './write-twin'

const pageUrl = 'https://shop.example.ch/de-CH/category/kartons'

/** The Markdown of a page with that content, without what follows its rule. */
const markdownOf = (main: string, description?: string): string =>
  writeTwin({
    html: `<header><h1>Kopf</h1></header><main id="main">${main}</main><footer>Fuss</footer>`,
    pageUrl,
    description,
    translations: [],
  })
    .split('\n---\n')[0]
    ?.trim() ?? ''

describe('a page as Markdown', () => {
  it('begins with its heading and what it says of itself', () => {
    const markdown = markdownOf('<p>vorher</p><h1>Karton</h1><p>nachher</p>', 'Ein Karton.')
    expect(markdown).toBe('# Karton\n\n> Ein Karton.\n\nvorher\n\nnachher')
  })

  it('says once what the page says of itself in its first paragraph', () => {
    expect(markdownOf('<h1>Karton</h1><p>Ein Karton.</p>', 'Ein Karton.')).toBe('# Karton\n\nEin Karton.')
  })

  it('ends with its address in HTML and in all languages', () => {
    const translations = [{ language: 'fr-CH', url: 'https://shop.example.ch/fr-CH/category/caisses.md' }]
    const markdown = writeTwin({ html: '<main>x</main>', pageUrl, description: undefined, translations })
    expect(markdown).toBe(
      [
        'x',
        '',
        '---',
        '',
        `- HTML: <${pageUrl}>`,
        '- fr-CH: <https://shop.example.ch/fr-CH/category/caisses.md>',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['buttons', '<button>Kaufen</button>'],
    ['drawings', '<svg><title>Karton</title><text>200</text></svg>'],
    ['data', '<script type="application/ld+json">{"name":"Karton"}</script>'],
    ['hidden prices', '<span hidden>0.99</span>'],
    ['decoration', '<span aria-hidden="true">/</span>'],
    ['what is printed', '<div class="print-only print-head">Cartonnage</div>'],
    ['what is for screens', '<p data-screen-only="true">Drucken</p>'],
    ['news', '<p role="status">Gespeichert</p>'],
    ['tools', '<form action="/de-CH/category/kartons"><p>Farbe</p><input name="colour"></form>'],
    ['jumps', '<a href="#filter">Filter</a>'],
    ['pictures without words', '<img src="/a.png" alt="">'],
  ])('has no %s', (_what, html) => {
    expect(markdownOf(`<p>Karton ${html}</p>${html}`)).toBe('Karton')
  })

  it('has the ways from the page to others, and none of the header and the footer', () => {
    expect(markdownOf('<nav><a href="?page=2" rel="next">Weitere</a></nav>')).toBe(
      '[Weitere](https://shop.example.ch/de-CH/category/kartons?page=2)',
    )
  })

  it('has what a form says of the order, without its fields', () => {
    const form =
      '<form method="post"><label for="q">Menge</label><input id="q"><select><option>Stück</option></select><p>Ab 20 Stück.</p></form>'
    expect(markdownOf(form)).toBe('Ab 20 Stück.')
  })

  it('has tables, without columns that only controls were in, and without links that sort', () => {
    const table = `<table><caption>Preise</caption><thead><tr><td></td><th><a href="?sort=size">Mass</a></th><th>Menge</th></tr></thead>
      <tbody><tr><td><svg></svg></td><th><a href="/p/1">300 | 200</a></th><td><button>+</button></td></tr></tbody></table>`
    expect(markdownOf(table)).toBe('| Mass |\n| - |\n| [300 \\| 200](https://shop.example.ch/p/1) |')
  })

  it('has the words of a table whose rows differ in length', () => {
    const table = '<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td></tr></tbody></table>'
    expect(markdownOf(table)).toMatch(/\| a \|/)
  })

  it('has lists of facts as a line each', () => {
    const facts = '<dl><div><dt>Welle</dt><dd>B</dd></div><div><dt>Mass</dt><dd>3</dd><dd>4</dd></div></dl>'
    expect(markdownOf(facts)).toBe('- Welle: B\n- Mass: 3: 4')
  })

  it('keeps apart what styles keep apart, and says once what both widths of a screen say', () => {
    expect(markdownOf('<p><span>B</span><span>9 kg</span></p>')).toBe('B 9 kg')
    expect(markdownOf('<p><span>ab 10 </span><span>ab 10</span> 2.70</p>')).toBe('ab 10 2.70')
  })

  it('has plain spaces, and no breaks within words', () => {
    expect(markdownOf('<p>300\u00a0× 200\u202fmm Automatik\u00adkarton 1–\u20602</p>')).toBe(
      '300 × 200 mm Automatikkarton 1–2',
    )
  })

  it('has links and pictures by their whole addresses', () => {
    expect(markdownOf('<a href="../service/delivery">Lieferung</a>')).toBe(
      '[Lieferung](https://shop.example.ch/de-CH/service/delivery)',
    )
    expect(markdownOf('<img src="/box.png" alt="Karton">')).toBe('![Karton](https://shop.example.ch/box.png)')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'vbscript:x'])(
    'has no link to %s, only its words',
    (href) => {
      expect(markdownOf(`<a href="${href}">Karton</a>`)).toBe('Karton')
    },
  )

  it.each([
    '<script>alert(1)</script>',
    '[Kaufen](https://evil.example)',
    '![x](https://evil.example)',
    '**fett** `code`',
    '# Titel',
    '&lt;b&gt;',
    'a | b \\& c & d',
  ])('takes %s in a name for words', (name) => {
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const markdown = markdownOf(`<p>${escaped}</p>`)
    expect(markdown).not.toMatch(/(?<!\\)[[`*_]|^#|(?<!\\)<|(?<!\\)&lt;/)
    expect(markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(name)
  })

  it('ends a name at its line', () => {
    expect(markdownOf('<h2>Karton\n\n# Titel</h2>')).toBe('## Karton # Titel')
  })
})
