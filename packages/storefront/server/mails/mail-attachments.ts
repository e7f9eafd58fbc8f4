import type { MailAttachment } from '@cartonnage/sandbox'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { formatVersion } from '../../src/shell/text-versions'
import type { MailLawText, MailParts } from './mail'
import { toLawLines } from './mail-law'
import { fillIn, mailTexts } from './mail-texts'

/** Characters in a line, as mail programs show and editors print them. */
const lineLength = 76

/** `AGB (Stand 26. November 2026)`. */
export const versionName = ({ heading, version }: MailLawText, locale: ShopLocale): string =>
  fillIn(mailTexts[locale].version, { name: heading, day: formatVersion(version, locale) })

/** The texts that go with a mail, each as a file that can be kept without the shop. */
export const toAttachments = ({ attached, locale, seller }: MailParts): readonly MailAttachment[] =>
  attached.map((text) => ({
    name: `${text.heading} ${text.version}.txt`,
    text: `${[versionName(text, locale), '', ...toLawLines(text.blocks), '', '--', ...seller].flatMap(wrap).join('\n')}\n`,
  }))

/** A line in lines of at most that length; the rest of a list item stands below its words. */
function wrap(line: string): readonly string[] {
  const indent = line.startsWith('- ') ? '  ' : ''
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(last === undefined ? word : indent + word)
  }
  return lines
}
