import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { texts } from '../src/i18n/en-US/plain-page'
import { loadTexts } from '../src/i18n/text-files'
import { noCaching } from './headers'

type Texts = typeof texts

/**
 * A page of a few lines in the language of the address, for when a page of the shop cannot be rendered, or must not
 * be. Its link asks for the same address again.
 */
export async function plainPage(
  url: string,
  kind: 'busy' | 'failed',
  { status, retryAfterSeconds }: { readonly status: number; readonly retryAfterSeconds?: number },
): Promise<Response> {
  const { locale } = parseShopUrl(url)
  const { [kind]: message, retry } = (await loadTexts(locale, 'plain-page')) as Texts
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, follow">
<title>${message.heading}</title>
<h1>${message.heading}</h1>
<p>${message.text}</p>
<p><a href="">${retry}</a></p>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': noCaching,
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  })
}
