import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { texts } from '../../src/i18n/en-US/plain-page'
import { loadTexts } from '../../src/i18n/text-files'
import { noCaching } from './headers'
import { homeOf } from './long-addresses'
import { homeAfter } from './session-endpoints'

type Texts = typeof texts

/**
 * A page of a few lines in the language of the URL, where a page of the shop cannot be rendered or must not be. Its link
 * loads the same URL again.
 */
export async function plainPage(
  url: string,
  kind: 'busy' | 'failed' | 'tooLarge' | 'tooOften',
  { status, retryAfterSeconds }: { readonly status: number; readonly retryAfterSeconds?: number },
): Promise<Response> {
  const { locale } = parseShopUrl(url)
  const { [kind]: message, retry } = (await loadTexts(locale, 'plain-page')) as Texts
  const html = writePlainPage(locale, message, `<p><a href="">${retry}</a></p>`)
  return new Response(html, {
    status,
    headers: {
      ...plainHeaders(locale),
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  })
}

/** A page for an address that is too long to be any of the shop's, in the language of the URL, with a link to the start page. */
export async function longAddressPage(url: string): Promise<Response> {
  const { locale } = parseShopUrl(url)
  const { tooLong: message, home } = (await loadTexts(locale, 'plain-page')) as Texts
  const html = writePlainPage(locale, message, `<p><a href="${homeOf(url)}">${home}</a></p>`)
  return new Response(html, { status: 414, headers: plainHeaders(locale) })
}

/**
 * A page that asks for confirmation before a link signs the visitor in or out: its button posts to the same URL, which is
 * not sent as a referrer. It is in the language of the page that comes next.
 */
export async function confirmationPage(url: string, kind: 'signIn' | 'signOut'): Promise<Response> {
  const home = homeAfter(url)
  const { locale } = parseShopUrl(home)
  const { [kind]: message, stay } = (await loadTexts(locale, 'plain-page')) as Texts
  const action = `<form method="post"><p><button>${message.go}</button></p></form>
<p><a href="${new URL(home).pathname}">${stay}</a></p>`
  const headers = { ...plainHeaders(locale), 'Referrer-Policy': 'strict-origin' }
  return new Response(writePlainPage(locale, message, action), { headers })
}

const plainHeaders = (locale: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': locale,
  'Cache-Control': noCaching,
})

interface Message {
  readonly heading: string
  readonly text: string
}

const writePlainPage = (locale: string, message: Message, action: string): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/plain-page.css">
<meta name="robots" content="noindex, follow">
<title>${message.heading}</title>
<main>
<h1>${message.heading}</h1>
<p>${message.text}</p>
${action}
</main>
</html>
`
