import { describe, expect, it } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { openPageVisitor } from './page-visitor.fixture'
import { buy } from './plain-purchase.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'

interface Mail {
  readonly attachments: readonly { readonly name: string; readonly text: string }[]
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

/** A shop with a buyer who is signed in, and the mails and steps of the sandbox behind it. */
async function openBuyer(base: string, email: string) {
  const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
  const { port } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  await visitor.signIn(base, email)
  const readMails = async (): Promise<readonly Mail[]> => {
    const { body } = await visitor.send('/__sandbox/mails')
    return (JSON.parse(body) as { mails: readonly Mail[] }).mails.toReversed()
  }
  const move = (step: string, orderNumber: string) =>
    platform.fetch(
      new Request('http://localhost/__sandbox/orders', {
        method: 'POST',
        body: JSON.stringify({ orderNumber, step }),
      }),
    )
  const order = async (method: string) => {
    const ordered = await buy(visitor, { base, method })
    return visitor.targetOf(ordered)?.split('/').at(-1) ?? ''
  }
  return { ...visitor, port, readMails, move, order }
}

/** The paths of a mail's links to this shop; a link to another place fails. */
const linksOf = ({ html }: Mail, port: number) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => {
    const { host, pathname } = new URL(href)
    expect(host).toBe(`localhost:${port}`)
    return pathname
  })

describe('the mails about an order that is paid in advance', { timeout: 60_000 }, () => {
  it('say the account of the confirmation page, then that the money came, and lead to pages that exist', async () => {
    const { port, open, order, readMails, move } = await openBuyer('/de-CH', 'lea.keller@example.com')
    const number = await order('prepayment')
    const [received] = await readMails()
    if (!received) throw new Error('no mail')
    expect([received.to, received.subject]).toEqual([
      'lea.keller@example.com',
      `Bestätigung Ihrer Bestellung (${number})`,
    ])
    const page = plain((await open(`/de-CH/my/orders/${number}`)).body)
    for (const label of ['Betrag', 'Zahlbar bis', 'IBAN', 'Empfänger', 'Mitteilung']) {
      const value = new RegExp(`^${label}: (.+)$`, 'm').exec(received.text)?.[1] ?? 'missing'
      expect(page.replaceAll('&#x27;', '’')).toContain(plain(value))
    }
    expect(received.text).toContain('Artikel, Beträge inkl. MWST:')
    await move('paid', number)
    const [, paid] = await readMails()
    expect([paid?.subject, paid?.text.includes('IBAN')]).toEqual([
      `Ihre Zahlung ist eingegangen (${number})`,
      false,
    ])
    const links = linksOf(received, port)
    expect(links).toHaveLength(4)
    for (const link of links) expect([link, (await open(link)).status]).toEqual([link, 200])
  })
})

describe('the confirmation of a consumer in the German shop', { timeout: 60_000 }, () => {
  it('has the whole text of the page about the right of withdrawal', async () => {
    const { port, open, order, readMails } = await openBuyer('/de-shop', 'jonas.weber@example.de')
    await order('invoice')
    const [received] = await readMails()
    if (!received) throw new Error('no mail')
    const law = received.text.slice(
      received.text.indexOf('Als Verbraucher können Sie'),
      received.text.indexOf('\n--'),
    )
    const { body } = await open('/de-shop/service/withdrawal')
    const page = plain(body.replace(/<[^>]+>/g, ' '))
    const words = law.replace(/ \(http\S+\)/g, '').split(/[\s,.:;()]+/)
    expect(words.length).toBeGreaterThan(150)
    for (const word of words) expect(page).toContain(word)
    for (const link of linksOf(received, port)) {
      expect([link, (await open(link)).status]).toEqual([link, 200])
    }
    const [terms, withdrawal, ...others] = received.attachments
    expect(others).toEqual([])
    expect(plain(withdrawal?.text ?? '')).toContain(plain(law).trim())
    expect(terms?.text).toContain('Es gilt deutsches Recht')
    const version = /AGB (\S+)\.txt/.exec(terms?.name ?? '')?.[1] ?? 'missing'
    expect(received.text).toContain(`/de-shop/service/terms/${version}`)
  })
})
