import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { Namespace } from './namespace'
import type { TextTable } from './text-table'
import { mergeTexts, toFrenchTypography, toSwissGerman } from './text-table'

const modules = import.meta.glob<{ readonly texts: TextTable }>('./{en-US,de,de-CH,fr-CH}/*.ts')

/** The files of one namespace of a language; each overrides texts of the one before. */
function filesOf(locale: ShopLocale, namespace: Namespace): readonly string[] {
  const folders = locale === 'de-CH' ? ['de', 'de-CH'] : [locale]
  return folders.map((folder) => `./${folder}/${namespace}.ts`).filter((file) => modules[file] !== undefined)
}

/** Source paths, from the package's root, of the chunks with these texts (for modulepreload). */
export function textSources(locale: ShopLocale, namespaces: readonly Namespace[]): readonly string[] {
  return namespaces.flatMap((namespace) =>
    filesOf(locale, namespace).map((file) => `src/i18n/${file.slice(2)}`),
  )
}

/**
 * The texts of one namespace. de-CH is de in Swiss spelling, with its own texts as overrides. fr-CH gets the spaces of
 * French typography, so that its files can be written with ordinary ones.
 */
export async function loadTexts(locale: ShopLocale, namespace: Namespace): Promise<TextTable> {
  const tables = await Promise.all(filesOf(locale, namespace).map(async (file) => modules[file]?.()))
  const [base = {}, ...overrides] = tables.map((module) => module?.texts ?? {})
  if (locale === 'fr-CH') return toFrenchTypography(base)
  return overrides.reduce(mergeTexts, locale === 'de-CH' ? toSwissGerman(base) : base)
}
