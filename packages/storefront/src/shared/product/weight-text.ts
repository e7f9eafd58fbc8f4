import { formatNumber, type ShopLocale } from '@cartonnage/sdk/rules'

/** `240 g`, from a kilogram on `3,06 kg`: a weight given in grams. */
export const weightText = (grams: number, locale: ShopLocale): string =>
  grams < 1000 ? `${formatNumber(grams, locale)}\u00a0g` : `${formatNumber(grams / 1000, locale)}\u00a0kg`
