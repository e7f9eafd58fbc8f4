import { readFileSync } from 'node:fs'
import { productNotification } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('notifications.module.css', import.meta.url), 'utf8')

/** What a class of the sheet declares. */
const rule = (name: string) =>
  new RegExp(String.raw`^\.${name.replace('.', '\\.')} \{([^}]*)\}`, 'm').exec(css)?.[1]

/** A style sheet cannot import the rules, so this compares their values. */
describe('the sheet of the notifications', () => {
  const { width, margin, durationMs, afterLeaveMs, removalDelayMs, positions } = productNotification

  it.each([
    ['top', `top: ${margin}px;`],
    ['centre', 'left: 50%;'],
    ['centre', 'translate: -50% 0;'],
    ['product', `width: ${width}px;`],
    ['card', `margin-bottom: ${margin}px;`],
    ['life', 'inset: 0 0 auto;'],
    ['life', `animation: run-out ${durationMs / 1000}s `],
    ['last', `animation: last-second ${afterLeaveMs / 1000}s `],
    ['success', 'var(--green)'],
    ['warning', 'var(--amber)'],
    ['error', 'var(--red)'],
  ])('[9-23] has in .%s %j', (name, declaration) => {
    expect(rule(name)).toContain(declaration)
  })

  it('[9-23] has a place for each edge and middle of the screen', () => {
    for (const name of [...positions.vertical, ...positions.horizontal])
      expect(rule(name), name).toBeDefined()
  })

  it('[9-23] ends the way out before the notification is removed', () => {
    const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
    const [, open] = /--motion-open: (\d+)ms/.exec(tokens) ?? []
    expect(rule('card')).toContain('opacity var(--motion-open)')
    expect(Number(open)).toBeLessThan(removalDelayMs)
  })

  it.each([
    ['success', '--green'],
    ['info', '--ink'],
    ['warning', '--amber-fill'],
    ['error', '--red'],
  ])('fills a toast of %s with %s', (kind, token) => {
    expect(rule(`toast.${kind}`)).toContain(`--toast-ground: var(${token});`)
  })
})
