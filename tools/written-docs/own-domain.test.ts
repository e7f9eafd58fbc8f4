import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nginxLocation } from '../../packages/sdk/src/rules/proxy/nginx-location'
import { proxyPaths } from '../../packages/sdk/src/rules/proxy/proxy-paths'

const page = readFileSync('docs/own-domain.md', 'utf8')

it('the page of a domain of its own has the paths and the location of nginx as they are made', () => {
  const rows = [...page.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, path, why]) => ({ path, why }))
  expect(rows).toEqual(proxyPaths)
  expect(page).toContain(`\`\`\`nginx\n${nginxLocation({ platform: 'https://shop.my.site.com' })}\`\`\``)
})
