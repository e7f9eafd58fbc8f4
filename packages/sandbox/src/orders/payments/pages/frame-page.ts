import { html } from 'hono/html'
import { shops, type ShopLocale } from '../../../shop'
import { pageTexts, type PageTexts } from './page-texts'

/** What a frame asks for. */
type FrameMethod = 'card' | 'sepa' | 'applePay'

export const frameMethods: readonly FrameMethod[] = ['card', 'sepa', 'applePay']

interface FrameOptions {
  readonly method: FrameMethod
  readonly locale: ShopLocale
  /** The origin of the shop, which alone may embed the frame and gets its token. */
  readonly shop: string
  /** The colours that the shop shows. @default as the system prefers */
  readonly scheme: string | undefined
}

const locales = Object.values(shops).flatMap((shop) => shop.locales)

/** Reads the query of a frame's address; undefined where something is missing. */
export function readFrameOptions(query: Readonly<Record<string, string>>): FrameOptions | undefined {
  const method = frameMethods.find((name) => name === query.method)
  const locale = locales.find((name) => name === query.locale)
  const shop = URL.parse(query.shop ?? '')
  const scheme = ['light', 'dark'].find((name) => name === query.scheme)
  if (!method || !locale || !shop || !/^https?:$/.test(shop.protocol)) return undefined
  return { method, locale, shop: shop.origin, scheme }
}

/** The fields of a method. They send nothing by themselves: the script asks for a token, and gives it to the shop. */
export function framePage({ method, locale, shop, scheme }: FrameOptions) {
  const texts = pageTexts(locale)
  const problems = JSON.stringify({ ...texts.problem, failed: texts.failed })
  return html`<!doctype html>
    <html lang="${locale}" data-scheme="${scheme ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="/page.css" />
        <script src="/frame.js" defer></script>
      </head>
      <body class="frame">
        <form id="fields" novalidate data-method="${method}" data-shop="${shop}" data-problems="${problems}">
          ${fieldsOf[method](texts)}
          <p class="problem" id="failed" role="alert" hidden></p>
        </form>
      </body>
    </html>`
}

interface FieldOptions {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly isNumeric?: boolean
  readonly hint?: string
  readonly length: number
}

const field = ({ name, label, autocomplete, isNumeric = false, hint, length }: FieldOptions) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <input
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      inputmode="${isNumeric ? 'numeric' : 'text'}"
      maxlength="${length}"
      aria-required="true"
      aria-describedby="${hint === undefined ? '' : `${name}-hint `}${name}-problem"
    />
    <p class="problem" id="${name}-problem" hidden></p>
  </div>`

const fieldsOf: Readonly<Record<FrameMethod, (texts: PageTexts) => ReturnType<typeof html>>> = {
  card: (texts) => html`
    ${field({ name: 'number', label: texts.number, autocomplete: 'cc-number', isNumeric: true, length: 23 })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: texts.expiry,
        hint: texts.expiryHint,
        autocomplete: 'cc-exp',
        isNumeric: true,
        length: 7,
      })}
      ${field({
        name: 'code',
        label: texts.code,
        hint: texts.codeHint,
        autocomplete: 'cc-csc',
        isNumeric: true,
        length: 4,
      })}
    </div>
  `,
  sepa: (texts) => html`
    ${field({ name: 'holder', label: texts.holder, autocomplete: 'name', length: 70 })}
    ${field({ name: 'iban', label: texts.iban, autocomplete: 'off', length: 42 })}
  `,
  applePay: (texts) => html`<p>${texts.wallet}</p>`,
}
