import { afterAll, describe, expect, it, vi } from 'vitest'
import { pageOfTwin } from '../markdown/page-twin'
import type { Platform } from '../platform/platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { createLlms } from './llms'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

const llms = createLlms({ platform: sandbox, reportFailure: vi.fn() })
const textOf = async (url: string) => (await (await llms(url))?.text()) ?? ''
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link)

describe('llms.txt', { timeout: 60_000 }, () => {
  it('is a heading, a quote, and lists of links below headings', async () => {
    const response = await llms('https://shop.example.ch/llms.txt')
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    const text = (await response?.text()) ?? ''
    expect(text).toMatch(/^# Cartonnage, Switzerland\n\n> .+\n\n136 articles\. Prices in CHF/)
    expect(text.match(/^## .*$/gm)).toEqual([
      '## Languages',
      '## Categories',
      '## Service',
      '## Guides',
      '## Optional',
    ])
    const [, ...sections] = text.split(/^## .*$/m)
    const lines = sections.flatMap((section) => section.trim().split('\n'))
    expect(
      lines.filter((line) => !/^- \[[^\]]+\]\(https:\/\/shop\.example\.ch\/\S+\)(?:: .+)?$/.test(line)),
    ).toEqual([])
  })

  it('leads to Markdown, and to the sitemap', async () => {
    const links = linksIn(await textOf('https://shop.example.ch/llms.txt'))
    const pages = links.filter((link) => pageOfTwin(link) !== undefined)
    expect(pages).toContain('https://shop.example.ch/de-CH/index.md')
    expect(pages).toContain('https://shop.example.ch/category/carton-boxes.md')
    expect(pages).toContain('https://shop.example.ch/service/returns.md')
    expect(links.filter((link) => !pages.includes(link))).toEqual([
      'https://shop.example.ch/global-search/300x200x150',
      'https://shop.example.ch/global-search/boxfindersearch?length=290&width=190&height=140',
      'https://shop.example.ch/sitemap.xml',
    ])
  })

  it('names categories with those below them, from the catalogue', async () => {
    expect(await textOf('https://shop.example.ch/llms.txt')).toContain(
      '- [Cardboard boxes](https://shop.example.ch/category/carton-boxes.md): Folding boxes, Shipping boxes, Special boxes\n',
    )
  })

  it.each([
    ['http://localhost:4173/de-shop/llms.txt', 'http://localhost:4173/de-shop', '/de-shop/sitemap.xml'],
    ['https://shop.example.de/llms.txt', 'https://shop.example.de/s', '/sitemap.xml'],
  ])('at %s is that of the German shop', async (url, base, sitemap) => {
    const text = await textOf(url)
    expect(text).toMatch(/^# Cartonnage, Germany\n/)
    expect(text).toContain('Prices in EUR')
    expect(text).toContain(`](${base}/index.md)`)
    expect(text).toContain(`](${base}/en-US/service/withdrawal.md)`)
    expect(text).toContain(`](${new URL(sitemap, url).href})`)
  })

  it('is 503 while the platform fails', async () => {
    const fetch: Platform['fetch'] = () => Promise.resolve(Response.json([], { status: 500 }))
    const reportFailure = vi.fn()
    const failing = createLlms({ platform: { fetch, close: () => undefined }, reportFailure })
    const response = await failing('https://shop.example.ch/llms.txt')
    expect([response?.status, response?.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(reportFailure).toHaveBeenCalled()
  })

  it.each(['/de-CH/llms.txt', '/llms.txt/x', '/llms', '/'])('is not at %s', async (path) => {
    expect(await llms(`https://shop.example.ch${path}`)).toBeUndefined()
  })
})
