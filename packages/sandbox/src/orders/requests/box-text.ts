import type { BoxStyleCode } from '@cartonnage/sdk/rules/requests'
import { translate, type ShopLocale, type Translations } from '../../shop'
import type { RequestedBox } from './request-repository'

const styleNames: Readonly<Record<BoxStyleCode, Translations>> = {
  '0201': { de: 'Faltkarton', fr: 'caisse américaine', en: 'folding box' },
  '0203': {
    de: 'Faltkarton, voll überlappend',
    fr: 'caisse à rabats recouvrants',
    en: 'full overlap box',
  },
  '0300': { de: 'Stülpschachtel', fr: 'boîte cloche', en: 'box with lid' },
  '0427': { de: 'Versandschachtel', fr: 'boîte postale', en: 'mailer' },
  '0713': { de: 'Karton mit Automatikboden', fr: 'caisse à fond automatique', en: 'crash-lock box' },
}

export const styleName = ({ style }: Pick<RequestedBox, 'style'>, locale: ShopLocale): string =>
  translate(styleNames[style], locale)

/** `320 × 210 × 140 mm`. */
export const sizeText = ({ length, width, height }: RequestedBox): string =>
  `${length} × ${width} × ${height} mm`

export function fluteText({ flute }: Pick<RequestedBox, 'flute'>, locale: ShopLocale): string {
  if (flute === null) {
    return translate(
      { de: 'Wellenart nach Empfehlung', fr: 'cannelure à recommander', en: 'flute as recommended' },
      locale,
    )
  }
  return translate({ de: `${flute}-Welle`, fr: `cannelure ${flute}`, en: `${flute} flute` }, locale)
}

export function printText(
  { printColours, isPrintedInside }: Pick<RequestedBox, 'printColours' | 'isPrintedInside'>,
  locale: ShopLocale,
): string {
  const outside = translate(outsideTexts(printColours), locale)
  const inside = translate(
    { de: 'innen bedruckt', fr: 'imprimé à l’intérieur', en: 'printed inside' },
    locale,
  )
  if (!isPrintedInside) return outside
  return printColours === 0 ? inside : `${outside}, ${inside}`
}

function outsideTexts(colours: number): Translations {
  if (colours === 0) return { de: 'unbedruckt', fr: 'sans impression', en: 'unprinted' }
  const isOne = colours === 1
  return {
    de: `${colours}-farbig bedruckt`,
    fr: `impression ${colours} ${isOne ? 'couleur' : 'couleurs'}`,
    en: `printed in ${colours} ${isOne ? 'color' : 'colors'}`,
  }
}

/** `FEFCO 0201, 320 × 210 × 140 mm, B-Welle, unbedruckt`: the box as a line of a quote has it. */
export const boxText = (box: RequestedBox, locale: ShopLocale): string =>
  [`FEFCO ${box.style}`, sizeText(box), fluteText(box, locale), printText(box, locale)].join(', ')
