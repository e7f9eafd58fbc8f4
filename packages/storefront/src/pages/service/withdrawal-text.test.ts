import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/text-files'
import { sellers, sellerStreetLines } from '../../shell/sellers'
import { readServiceText } from './service-text'
import { readTextBlocks } from './text-blocks'

const seller = sellers.DE
const address = sellerStreetLines('DE').join(', ')

/** The lines of the page on withdrawal, headings with their marks. */
async function readLines(locale: 'de' | 'en-US'): Promise<readonly string[]> {
  const texts = await loadTexts(locale, 'service-de')
  const find = (_namespace: string, key: string): unknown => texts[key]
  return readServiceText({ slug: 'withdrawal', shop: 'DE' }, { find }).split('\n')
}

/** The sentences of the model in Annex 1 to Art. 246a § 1 (2) EGBGB that a trader may not change, in their order. */
const german = [
  '## Widerrufsbelehrung',
  '### Widerrufsrecht',
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Teilsendung oder das letzte Stück in Besitz genommen haben bzw. hat.',
  `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${seller.sellerName}, ${address}, Telefon: ${seller.phone}, E-Mail: ${seller.email}) mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter [{{withdrawalUrl}}](/withdrawal) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  '### Folgen des Widerrufs',
  'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  `Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns (${seller.sellerName}, ${address}) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.`,
  'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  '## Muster-Widerrufsformular',
  `- An ${seller.sellerName}, ${address}, E-Mail: ${seller.email}:`,
  '- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  '(*) Unzutreffendes streichen.',
]

const english = [
  'You have the right to withdraw from this contract within 14 days without giving any reason.',
  'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last lot or piece.',
  'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  '### Effects of withdrawal',
  'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  '## Model withdrawal form',
  '(*) Delete as appropriate.',
]

describe('the instructions on withdrawal', () => {
  it.each([
    ['de', german],
    ['en-US', english],
  ] as const)('have the words of the law in %s, in their order', async (locale, sentences) => {
    const lines = await readLines(locale)
    const found = sentences.map((sentence) => lines.indexOf(sentence))
    expect(sentences.filter((_, index) => found[index] === -1)).toEqual([])
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  it('name who sells, with phone and e-mail address, in English as well', async () => {
    const line = (await readLines('en-US')).find((text) => text.startsWith('To exercise the right'))
    for (const part of [seller.sellerName, address, seller.phone, seller.email]) expect(line).toContain(part)
  })

  it('say first who bears the cost of returning the goods, then what is estimated', async () => {
    expect(await readLines('de')).toContainEqual(
      expect.stringMatching(
        /^Sie tragen die unmittelbaren Kosten der Rücksendung der Waren\. .*nicht normal mit der Post/,
      ),
    )
  })

  it('have the exceptions beside them, not in them', async () => {
    const blocks = readTextBlocks((await readLines('de')).join('\n'))
    const headings = blocks.flatMap((block) =>
      block.kind === 'heading' ? [`${block.level} ${block.text}`] : [],
    )
    expect(headings).toEqual([
      '2 Widerrufsbelehrung',
      '3 Widerrufsrecht',
      '3 Folgen des Widerrufs',
      '2 Muster-Widerrufsformular',
      '2 Kein Widerrufsrecht',
    ])
    expect((await readLines('de')).at(-1)).toContain('§ 312g Abs. 2 Nr. 1 BGB')
  })
})
