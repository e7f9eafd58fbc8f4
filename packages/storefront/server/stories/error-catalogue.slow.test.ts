import { errorCatalogue } from '@cartonnage/sdk/errors'
import type { ErrorMessages, ErrorRow } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import browserTests from '../../src/shared/failures/failures-in-browser.test.tsx?raw'
import { createI18n } from '../../src/i18n/create-i18n'
import { loadErrorTexts } from '../../src/i18n/load-error-texts'
import { openFailingShop } from './failing-shop.fixture'
import type { FailingShop, DisplayedPage } from './failing-shop.fixture'
import type { Scene } from './failure-scenes.fixture'
import { keyOf, failureSources, reasons } from './failure-sources.fixture'

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const decode = (html: string) => html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (sign) => signs[sign] ?? sign)
const wordsOf = (html: string) =>
  decode(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
const mainOf = ({ html }: DisplayedPage) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
/** The texts of links and buttons in the page's content, without links that have no target. */
const waysOf = (html: string) =>
  [...html.matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, name, attributes = '']) => name === 'button' || /href="[^"]+"/.test(attributes))
    .map(([, , , words = '']) => wordsOf(words))

const isScene = (meeting: unknown): meeting is Scene =>
  typeof meeting === 'object' && meeting !== null && 'play' in meeting

/** A text of the shop by `namespace:key`. */
function textOf(texts: i18n, name: string): string {
  const [namespace = '', key = ''] = name.split(':')
  const text: unknown = texts.getResource(texts.language, namespace, key)
  if (typeof text === 'string') return text
  throw new Error(`there is no text ${name}`)
}

/** The row's own text, or the page's where the row leaves it to the page and the page has one. */
function expectedWords(row: ErrorRow, { own }: Scene, { texts, messages }: Language): string {
  const reported = row.reportedBy === 'place' && own !== undefined ? textOf(texts, own) : undefined
  // The platform's own sentence counts for rules of the cart.
  const message = row.clause === '8-14' ? 'A rule of the cart.' : messages.messages[row.message]
  return (reported ?? [message, messages.actions[row.action]].join(' ')).replace(/\s+/g, ' ').trim()
}

interface Language {
  readonly texts: i18n
  readonly messages: ErrorMessages
}

const titleOf = ({ clause, code, status }: ErrorRow) =>
  `${clause === undefined ? '' : `[${clause}] `}${code}${status === undefined ? '' : ` ${status}`}`

describe('the rows of the error catalogue', () => {
  it.each(errorCatalogue)('%# are shown somewhere, or have a reason why they are not', (row) => {
    const meeting = failureSources[keyOf(row)]
    expect(meeting, keyOf(row)).toBeDefined()
    if (meeting === undefined || isScene(meeting)) return
    if ('never' in meeting) expect(reasons[meeting.never].length).toBeGreaterThan(0)
    else expect(browserTests).toContain(`it('${meeting.inBrowser}'`)
  })

  it('are silent where nothing is shown, and shown otherwise', () => {
    const silent = errorCatalogue.filter((row) => row.visibility === 'silent').map(keyOf)
    expect(silent.filter((key) => !('never' in (failureSources[key] ?? {})))).toEqual([])
  })

  it('are no fewer than what is said of them', () => {
    const keys = new Set(errorCatalogue.map(keyOf))
    expect(Object.keys(failureSources).filter((key) => !keys.has(key))).toEqual([])
  })
})

const scenes = errorCatalogue.flatMap((row) => {
  const scene = failureSources[keyOf(row)]
  return isScene(scene) ? [{ row, scene, title: titleOf(row) }] : []
})
const namespaces = ['product', 'cart', 'checkout', 'addresses', 'accounts', 'login']

/**
 * A page of the shop is rendered for each row, in each shop for every other one, and in French or English: all texts are
 * compared elsewhere, what is shown follows from the row.
 */
const turns = [
  ['de', 0],
  ['de-CH', 1],
  ['fr-CH', 0],
  ['en-US', 1],
] as const satisfies readonly (readonly [ShopLocale, number])[]

describe.each(turns)('in the shop in %s', (locale, turn) => {
  let shop: FailingShop
  let language: Language
  const { setTimeout: wait } = globalThis
  beforeAll(async () => {
    // A change that met another one is sent again 4 s later.
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, ms === 4000 ? 0 : ms))
    const texts = await createI18n(locale, namespaces)
    language = { texts, messages: await loadErrorTexts(locale) }
    shop = await openFailingShop(locale)
  })
  afterEach(() => shop.reset())
  afterAll(() => {
    vi.unstubAllGlobals()
    shop.close()
  })

  it.each(scenes.filter((_, index) => index % 2 === turn))(
    '$title is shown in its words, with its next step',
    async ({ row, scene }) => {
      const { isBesideForm = false, ownWay } = scene
      const page = await scene.play(shop, row)
      const main = mainOf(page)
      expect(wordsOf(main)).toContain(expectedWords(row, scene, language))
      const label =
        ownWay === undefined ? language.messages.targetLabels[row.action] : textOf(language.texts, ownWay)
      const isAtForm = isBesideForm && /<form[^>]*method="post"/.test(main)
      if (label !== '' && !isAtForm) expect(waysOf(main)).toContain(label)
      else expect(waysOf(main).length).toBeGreaterThan(0)
    },
  )
})
