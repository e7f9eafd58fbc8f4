import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { handle } from './checkout-page'

type Data = Parameters<NonNullable<typeof handle.title>>[0]['data']

describe('the title of the checkout', () => {
  it.each([
    ['address', 'Adresse – Kasse'],
    ['delivery', 'Lieferung – Kasse'],
    ['payment', 'Zahlung – Kasse'],
    ['review', 'Prüfen – Kasse'],
  ])('names the step %s', async (step, title) => {
    const i18n = await createI18n('de-CH', ['checkout'])
    // The title needs only the step.
    const data = { state: 'ready', step } as unknown as Data
    expect(handle.title?.({ data, params: {}, i18n })).toBe(title)
  })

  it('names no step before the checkout has started', async () => {
    const i18n = await createI18n('fr-CH', ['checkout'])
    expect(handle.title?.({ data: { state: 'waiting', isStarted: true }, params: {}, i18n })).toBe('Caisse')
  })
})

describe('a chosen radio', () => {
  it('has a dot that is visible with forced colours', () => {
    const file = fileURLToPath(new URL('../../components/choice.module.css', import.meta.url))
    const [, dot = ''] =
      /\.input\[type='radio'\]:checked::before \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
    expect(dot).toMatch(/border: \d/)
    expect(dot).not.toMatch(/background(-color)?:/)
  })
})
