import { messages as german } from '@cartonnage/sdk/messages/de'
import { messages as swissGerman } from '@cartonnage/sdk/messages/de-CH'
import { messages as english } from '@cartonnage/sdk/messages/en-US'
import { messages as french } from '@cartonnage/sdk/messages/fr-CH'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { loadTexts } from './text-files'
import type { TextTable } from './text-table'

const namespaces = Object.keys(import.meta.glob('./{en-US,de}/*.ts')).map((file) =>
  file.replace(/^.*\/(.*)\.ts$/, '$1'),
)
const messages = { de: german, 'de-CH': swissGerman, 'en-US': english, 'fr-CH': french }
const locales: readonly ShopLocale[] = ['de', 'de-CH', 'fr-CH', 'en-US']

const flatten = (table: TextTable, path: string): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}.${key}`, text] as const] : flatten(text, `${path}.${key}`),
  )

/** Every text in a language, of the shop and of the SDK, by namespace and key. */
async function allTexts(locale: ShopLocale) {
  const tables = await Promise.all(
    [...new Set(namespaces)].map(async (namespace) => flatten(await loadTexts(locale, namespace), namespace)),
  )
  const { labels, messages: reported, actions } = messages[locale]
  return [...tables.flat(), ...flatten({ labels, reported, actions }, 'messages')]
}

/** The visible text: without the targets of links and the names of figures. */
const visibleText = (text: string) => text.replace(/\]\([^)]*\)/g, ']').replace(/^!\[[a-z]+\]$/gm, '')

/** Texts that the specification prescribes. */
const asSpecified = ['region.confirm.heading']

const mistakes: Readonly<Record<ShopLocale, Readonly<Record<string, RegExp>>>> = {
  de: {
    'a straight quote': /["']/,
    'a quote of another language': /[«»‹›”’]/,
    'an unclosed quote': /„[^“]*(?:$|„)|(?:^|“)[^„]*“/,
    'an informal address': /\b(?:[Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich|[Ee]uch|[Ee]uer\w*)\b/,
    'a word of Switzerland': /\ban Lager\b/,
  },
  'de-CH': {
    'a straight quote': /["']/,
    'a quote of another language': /[„“”’]/,
    'a space inside quotes': /«\s|\s»/,
    'an ß': /ß/,
    'a word of Germany': /\bauf Lager\b|\bGesamt\b|MwSt|USt-IdNr/,
  },
  'fr-CH': {
    'a straight quote': /["']/,
    'a quote of another language': /[„“”]/,
    'a sign without a narrow space before': /[^\u202f\d/][;!?»]|[ \u00a0]:|[^\u202f]»|\p{L}:(?!\/\/)/u,
    '« without a narrow space after': /«[^\u202f]/,
    'an ordinary space before %': / %/,
  },
  'en-US': {
    'a straight quote': /["']/,
    'a quote of another language': /[„«»‹›]/,
    'a space before a sign': /\s[;:!?%]/,
  },
}

describe.each(locales)('the texts in %s', (locale) => {
  it.each(Object.entries(mistakes[locale]))('do not have %s', async (_, pattern) => {
    const wrong = (await allTexts(locale)).filter(
      ([location, text]) => pattern.test(visibleText(text)) && !asSpecified.includes(location),
    )
    expect(wrong).toEqual([])
  })
})

/** The length of the longest word, which no line can break; what is filled in is not known here. */
const longestWord = (texts: readonly string[]): number =>
  Math.max(
    0,
    ...texts.flatMap((text) =>
      visibleText(text)
        .replace(/\{\{[^}]*\}\}/g, ' ')
        .split(/[\s\u2060\u00ad\-–—/]+/)
        .map(({ length }) => length),
    ),
  )

// e2e/every-page.spec.ts looks at the width of pages in German and French only.
describe('the longest word', () => {
  it.each([...new Set(namespaces)])('is not an English one: %s', async (namespace) => {
    const lengthIn = async (locale: ShopLocale) =>
      longestWord(flatten(await loadTexts(locale, namespace), '').map(([, text]) => text))
    expect(await lengthIn('en-US')).toBeLessThanOrEqual(
      Math.max(await lengthIn('de'), await lengthIn('fr-CH')),
    )
  })
})

/** The names of the shop's order number and of the buyer's own reference. */
const numbers = {
  de: { ofShop: 'Bestellnummer', ofBuyer: 'Referenz' },
  'de-CH': { ofShop: 'Bestellnummer', ofBuyer: 'Referenz' },
  'fr-CH': { ofShop: 'numéro de commande', ofBuyer: 'référence' },
  'en-US': { ofShop: 'order number', ofBuyer: 'reference' },
}

describe.each(locales)('the numbers of an order in %s', (locale) => {
  const { ofShop, ofBuyer } = numbers[locale]
  const textOf = async (location: string) =>
    new Map(await allTexts(locale)).get(location)?.toLocaleLowerCase(locale)

  it.each([
    'orders.number',
    'confirmation.number',
    'checkout.review.after',
    'withdrawal.field.order',
    'withdrawal.fact.order',
  ])('%s uses the name of the shop’s number', async (location) => {
    expect(await textOf(location)).toContain(ofShop.toLocaleLowerCase(locale))
  })

  it.each([
    'checkout.payment.number',
    'checkout.review.numberIs',
    'checkout.problem.number-missing',
    'checkout.problem.number-long',
    'confirmation.next.invoiceNumbered',
    'orders.detail.ownNumber',
  ])('%s uses only the name of the buyer’s reference', async (location) => {
    expect(await textOf(location)).toContain(ofBuyer.toLocaleLowerCase(locale))
    expect(await textOf(location)).not.toContain(ofShop.toLocaleLowerCase(locale))
  })

  it('have the same label at the checkout and in the order', async () => {
    expect(await textOf('orders.detail.ownNumber')).toBe(await textOf('checkout.payment.number'))
  })

  it('are never mixed, as in “own order number”', async () => {
    const mixed = /eigene Bestellnummer|propre numéro de commande|own order number|order reference/i
    expect((await allTexts(locale)).filter(([, text]) => mixed.test(text))).toEqual([])
  })
})
