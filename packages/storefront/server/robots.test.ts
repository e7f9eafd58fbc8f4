import { describe, expect, it } from 'vitest'
import { writeRobots } from './robots'

describe('robots.txt', () => {
  it('names the sitemaps of both shops on a host that has both', () => {
    expect(writeRobots('http://localhost:4173').split('\n').slice(3)).toEqual([
      'Sitemap: http://localhost:4173/sitemap.xml',
      'Sitemap: http://localhost:4173/de-shop/sitemap.xml',
      '',
    ])
  })

  it.each(['https://shop.example.ch', 'https://shop.example.de'])('names the one sitemap of %s', (origin) => {
    expect(writeRobots(origin).match(/Sitemap: .*/g)).toEqual([`Sitemap: ${origin}/sitemap.xml`])
  })

  it('keeps robots from nothing', () => {
    expect(writeRobots('https://shop.example.ch')).not.toContain('Disallow')
  })
})
