import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../products/catalogue.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'

const swiss = openCatalogue().as()

const complete = async (searchTerm: string, more = '&language=de-CH') => {
  const path = `search/suggestions?searchTerm=${encodeURIComponent(searchTerm)}${more}`
  const { status, body } = await swiss.get(path)
  // Entries as the platform's client reads them.
  const completions = (body.completions ?? []) as readonly { readonly value: string }[]
  return { status, body, values: completions.map(({ value }) => value) }
}

describe('search/suggestions', () => {
  it('completes by categories, names without sizes and product numbers', async () => {
    const { values, body } = await complete('falt')
    expect(values).toEqual([
      'Faltkartons',
      'Faltkartons 1-wellig',
      'Faltkartons 2-wellig',
      'Faltkarton 1-wellig',
      'Faltkarton 1-wellig weiss',
      'Faltkarton 2-wellig',
      'Faltkarton 3-wellig',
      'Faltkarton höhenvariabel',
    ])
    expect(body.locale).toBe('de_CH')
    expect((await complete('100118')).values).toEqual(['1001180'])
  })

  it('completes in the language of the call', async () => {
    expect((await complete('film ét', '&language=fr-CH')).values[0]).toBe('Film étirable')
  })

  it('shows what begins so before what only has it within', async () => {
    const { values } = await complete('karton', '&language=de-CH&limit=50')
    expect(values[0]).toBe('Kartons & Schachteln')
    expect(values).toContain('Pizzakarton')
  })

  it.each([
    ['umzugskartn', 'Umzugskarton mit Griffloch'],
    ['Wickelfolie', 'Handstretchfolie transparent'],
    ['Luftpolsterumschlag', 'Luftpolstertasche C/13 weiss'],
  ])('names what %j finds, which is called otherwise', async (term, name) => {
    expect((await complete(term)).values[0]).toBe(name)
  })

  it('returns ten at most, or as many as requested', async () => {
    expect((await complete('k')).values).toHaveLength(10)
    expect((await complete('k', '&limit=3')).values).toHaveLength(3)
  })

  it.each(['%', 'qwertz', '"*'])('has nothing for %j', async (term) => {
    expect(await complete(term)).toMatchObject({ status: 200, values: [] })
  })

  it.each(['', 'searchTerm=%20', 'searchTerm=k&limit=0', 'searchTerm=k&limit=51', 'searchTerm=k&limit=many'])(
    'refuses %j',
    async (query) => {
      expect(errorOf(await swiss.get(`search/suggestions?${query}`))).toEqual([400, 'INVALID_API_INPUT'])
    },
  )
})
