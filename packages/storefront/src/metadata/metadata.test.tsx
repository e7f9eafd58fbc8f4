import { beforeEach, describe, expect, it } from 'vitest'
import type { PageMetadata } from './metadata'
import { applyMetadata } from './metadata'

const page = (name: string): PageMetadata => ({
  title: name,
  tags: [
    { element: 'meta', name: 'description', content: `about ${name}` },
    { element: 'link', rel: 'canonical', href: `https://shop.example/${name}` },
  ],
  data: [{ '@type': 'WebSite', name: `</script><b>${name}` }],
})

beforeEach(() => {
  document.head.innerHTML =
    '<title>first</title><link rel="stylesheet" href="/x.css"><meta name="description" content="first" data-meta>'
})

describe('applyMetadata', () => {
  it('puts title, tags and structured data of a page in the place of the former page’s', () => {
    applyMetadata(document, page('one'))
    applyMetadata(document, page('two'))
    expect(document.title).toBe('two')
    const marked = [...document.head.querySelectorAll('[data-meta]')]
    expect(marked.map(({ tagName }) => tagName)).toEqual(['META', 'LINK', 'SCRIPT'])
    expect(marked[0]?.getAttribute('content')).toBe('about two')
  })

  it('leaves what does not belong to a page', () => {
    applyMetadata(document, page('one'))
    expect(document.head.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1)
  })

  it('writes structured data that nothing in it can end', () => {
    applyMetadata(document, page('one'))
    const block = document.head.querySelector('script[type="application/ld+json"]')
    expect(block?.textContent).not.toContain('<')
    expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@type': 'WebSite', name: '</script><b>one' })
  })
})
