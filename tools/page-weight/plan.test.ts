import { describe, expect, it } from 'vitest'
import { readOptions } from './options.mjs'
import { pages } from './pages.mjs'
import { planRun } from './plan.mjs'

const namesOf = (subjects: ReturnType<typeof planRun>['pages']) =>
  subjects.map(({ page, who, site }) => [page.name, who, site.name].join())

describe('a run', () => {
  it('reads the HTML of every page in every language, for guests and buyers', () => {
    const names = namesOf(planRun(readOptions([])).documents)
    expect(names).toEqual(
      expect.arrayContaining(['home,guest,de-CH', 'home,buyer,en-US/DE', 'checkout,buyer,fr-CH']),
    )
    expect(new Set(names.map((name) => name.split(',')[0]))).toEqual(new Set(pages.map(({ name }) => name)))
    // They get the HTML of every guest.
    expect(names).not.toContain('home,new guest,de-CH')
  })

  it('leaves out what a shop does not have', () => {
    const names = namesOf(planRun(readOptions([])).documents)
    expect(names.filter((name) => name.startsWith('withdrawal,guest'))).toEqual([
      'withdrawal,guest,de',
      'withdrawal,guest,en-US/DE',
    ])
  })

  it('opens the main pages in a browser, and makes a visit as a guest and as a buyer', () => {
    const plan = planRun(readOptions(['--sites', 'de']))
    expect(namesOf(plan.pages)).toContain('home,new guest,de')
    expect(namesOf(plan.pages)).not.toContain('guide,guest,de')
    expect(plan.visits.map(({ who, site }) => `${who} ${site.name}`)).toEqual(['guest de', 'buyer de'])
  })

  it('keeps to pages and visitors that are chosen', () => {
    const plan = planRun(readOptions(['--pages', 'guide', '--who', 'buyer', '--sites', 'fr-CH']))
    expect(namesOf(plan.pages)).toEqual(['guide,buyer,fr-CH'])
    expect(namesOf(plan.documents)).toEqual(['guide,buyer,fr-CH'])
    expect(plan.visits).toEqual([])
    expect(plan.savingData).toEqual([])
  })
})

describe('a quick run', () => {
  const plan = planRun(readOptions(['--quick']))

  it('reads the same HTML', () => {
    expect(namesOf(plan.documents)).toEqual(namesOf(planRun(readOptions([])).documents))
  })

  it('opens one page of each way to start in a browser, and makes the visits', () => {
    expect(namesOf(plan.pages)).toEqual([
      'home,guest,de-CH',
      'home,buyer,de-CH',
      'list,guest,de-CH',
      'product,guest,de-CH',
      'guest cart,guest,de-CH',
      'cart,buyer,de-CH',
      'checkout,buyer,de-CH',
      'sign-in,guest,de-CH',
    ])
    expect(plan.visits.map(({ who }) => who)).toEqual(['guest', 'buyer'])
    expect(namesOf(plan.savingData)).toEqual(['home,guest,de-CH'])
  })
})
