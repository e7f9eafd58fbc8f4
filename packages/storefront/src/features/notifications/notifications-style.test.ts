import { readFileSync } from 'node:fs'
import { productNotification } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('notifications.module.css', import.meta.url), 'utf8')

/** What a class of the sheet declares. */
const rule = (name: string) => new RegExp(String.raw`^\.${name} \{([^}]*)\}`, 'm').exec(css)?.[1]

/** A style sheet cannot import the rules, so this holds it to their figures. */
describe('the sheet of the notifications', () => {
  const { width, margin, durationMs } = productNotification

  it.each([
    ['place', `top: ${margin}px;`],
    ['place', 'left: 50%;'],
    ['place', 'translate: -50% 0;'],
    ['place', `\n  width: ${width}px;`],
    ['card', `margin-bottom: ${margin}px;`],
    ['life', 'inset: 0 0 auto;'],
    ['life', `animation: run-out ${durationMs / 1000}s `],
    ['success', 'var(--green)'],
    ['warning', 'var(--amber)'],
    ['error', 'var(--red)'],
  ])('[9-23] has in .%s %j', (name, declaration) => {
    expect(rule(name)).toContain(declaration)
  })
})
