import { describe, expect, it } from 'vitest'
import { openPageVisitor } from './page-visitor.fixture'
import { buy } from './plain-purchase.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from './shop-server.fixture'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A state of an order: what its page marks as the present step, and the mail that tells of it. */
interface State {
  readonly step: string
  readonly title: string
  /** In the order in which they stand. */
  readonly says: readonly string[]
}

interface Story {
  readonly name: string
  readonly base: string
  readonly buyer: string
  readonly method: string
  readonly states: readonly State[]
}

/** Of parcels from Rorschach that are ordered on a Monday morning. */
const german: Story = {
  name: 'German of Switzerland',
  base: '/de-CH',
  buyer: 'lea.keller@example.com',
  method: 'invoice',
  states: [
    {
      step: 'Eingegangen',
      title: 'Bestätigung Ihrer Bestellung',
      says: [
        'Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.',
        'Bestellt am: 30. Nov. 2026',
        'Zahlung: auf Rechnung, die per E-Mail kommt und innerhalb von 30 Tagen zu zahlen ist',
        'Lieferung an Lea Keller Seeuferweg 14 9400 Rorschach Lieferart: Paket',
        'Voraussichtlich bis: Mittwoch, 2. Dez.',
        'Artikel, Beträge inkl. MWST:',
        'AGB (Stand 26. November 2026)',
        'Gesetzliche Gewährleistung',
      ],
    },
    {
      step: 'Verpackt',
      title: 'Ihre Bestellung ist verpackt',
      says: [
        'Als Nächstes geht sie auf den Weg.',
        'Voraussichtlich bis: Mittwoch, 2. Dez.',
        'Artikel: 25 Stück',
      ],
    },
    {
      step: 'Versandt',
      title: 'Ihre Bestellung ist unterwegs',
      says: [
        'Wir haben sie dem Versanddienst übergeben.',
        'Versand mit: Die Schweizerische Post Sendungsnummer: 9960',
        'Lieferschein: L-CH-000001',
        'Sendung verfolgen: https://service.post.ch/',
      ],
    },
    {
      step: 'Versandt',
      title: 'Rechnung R-CH-000001',
      says: [
        'Das ist die Rechnung zu Ihrer Bestellung.',
        'Bitte zahlen Sie diese Rechnung Geben Sie als Mitteilung die Nummer der Rechnung an.',
        'Zahlbar bis: 30. Dez. 2026 IBAN: CH93 0076 2011 6238 5295 7',
        'Mitteilung: R-CH-000001',
        'Total inkl. MWST: CHF',
      ],
    },
    {
      step: 'Zugestellt',
      title: 'Ihre Bestellung ist da',
      says: ['Sie wurde zugestellt. Stimmt etwas damit nicht, sagen Sie es uns bitte.', 'Rückgabe: http'],
    },
  ],
}

const french: Story = {
  name: 'French',
  base: '/fr-CH',
  buyer: 'lea.keller@example.com',
  method: 'prepayment',
  states: [
    {
      step: 'Reçue',
      title: 'Confirmation de votre commande',
      says: [
        'Merci de votre commande. Nous vous la confirmons. Nous emballons votre marchandise dès réception du paiement.',
        'Paiement : Paiement d’avance par virement',
        'Veuillez effectuer le virement Sans paiement d’ici au 14 déc. 2026, nous annulons la commande. La communication nous permet de retrouver votre commande.',
        'À payer jusqu’au : 14 déc. 2026 IBAN : CH93 0076 2011 6238 5295 7',
        'Mode de livraison : Colis Livraison prévue : 1 à 2 jours ouvrables après votre paiement',
        'Numéro de TVA : CHE-109.999.009 TVA',
      ],
    },
    {
      step: 'Payée',
      title: 'Votre paiement est arrivé',
      says: ['Merci, votre paiement est arrivé. Nous emballons votre marchandise.', 'Prévue d’ici au : '],
    },
    { step: 'Emballée', title: 'Votre commande est emballée', says: ['Elle partira bientôt.'] },
    {
      step: 'Expédiée',
      title: 'Votre commande est en route',
      says: ['Nous l’avons remise au transporteur.', 'Transporteur : La Poste Numéro d’envoi : 9960'],
    },
    {
      step: 'Expédiée',
      title: 'Facture R-CH-000001',
      says: ['Voici la facture de votre commande.', 'Il ne reste rien à payer.', 'Total TVA comprise : '],
    },
    {
      step: 'Livrée',
      title: 'Votre commande est arrivée',
      says: ['Elle a été livrée. Si quelque chose ne va pas, dites-le-nous.', 'Retours : http'],
    },
  ],
}

const germanShop: Story = {
  name: 'German',
  base: '/de-shop',
  buyer: 'jonas.weber@example.de',
  method: 'invoice',
  states: [
    {
      step: 'Eingegangen',
      title: 'Bestätigung Ihrer Bestellung',
      says: [
        'Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.',
        'Artikel, Beträge inkl. MwSt.:',
        'Widerrufsbelehrung Widerrufsrecht Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'Muster-Widerrufsformular',
        'USt-IdNr.: DE999990002 Handelsregister: Amtsgericht Ulm',
      ],
    },
    {
      step: 'Verpackt',
      title: 'Ihre Bestellung ist verpackt',
      says: ['Als Nächstes geht sie auf den Weg.', 'Voraussichtlich bis: Donnerstag, 3. Dez.'],
    },
    {
      step: 'Versandt',
      title: 'Ihre Bestellung ist unterwegs',
      says: ['Versand mit: DHL Sendungsnummer: 9960', 'Sendung verfolgen: https://www.dhl.de/'],
    },
    {
      step: 'Versandt',
      title: 'Rechnung R-DE-000001',
      says: ['IBAN: DE89 3704 0044 0532 0130 00 BIC: EXMPDEZZXXX', 'Gesamt inkl. MwSt.: '],
    },
    {
      step: 'Zugestellt',
      title: 'Ihre Bestellung ist da',
      says: ['Sie wurde zugestellt.', 'Widerrufsrecht: http', 'Gesetzliche Gewährleistung: http'],
    },
  ],
}

const english: Story = {
  name: 'English',
  base: '',
  buyer: 'einkauf@alpenblick.example',
  method: 'invoice',
  states: [
    {
      step: 'Received',
      title: 'Confirmation of your order',
      says: [
        'Thank you for your order, which we confirm.',
        'Payment: by invoice, which comes by e-mail and is due within 30 days',
        'Delivery to Alpenblick Versand AG Reto Brunner Lagerstrasse 8 4600 Olten',
        'Expected by: Wednesday, Dec 2',
        'Items, amounts excl. VAT:',
      ],
    },
    { step: 'Packed', title: 'Your order is packed', says: ['It goes out next.'] },
    {
      step: 'Shipped',
      title: 'Your order is on its way',
      says: ['The carrier has it now.', 'Carrier: Swiss Post Tracking number: 9960'],
    },
    {
      step: 'Shipped',
      title: 'Invoice R-CH-000001',
      says: ['This is the invoice for your order.', 'Pay by: Dec 30, 2026', 'Message: R-CH-000001'],
    },
    {
      step: 'Delivered',
      title: 'Your order has arrived',
      says: ['It was delivered. If anything is wrong with it, please tell us.', 'Returns: http'],
    },
  ],
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

/** A shop at a fixed time with a buyer who is signed in. */
async function openStory({ base, buyer }: Story) {
  const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
  const { port } = await openShopServer({ platform })
  const visitor = openPageVisitor(port)
  const moveClock = (command: object) =>
    platform.fetch(
      new Request('http://localhost/__sandbox/clock', { method: 'POST', body: JSON.stringify(command) }),
    )
  const readMails = async (): Promise<readonly Mail[]> => {
    const { body } = await visitor.send('/__sandbox/mails')
    return (JSON.parse(body) as { mails: readonly Mail[] }).mails.toReversed()
  }
  /** Lets the time pass until there are so many mails: over a long weekend at most. */
  const waitForMails = async (count: number): Promise<readonly Mail[]> => {
    for (let hours = 0; hours < 168; hours += 1) {
      const mails = await readMails()
      if (mails.length >= count) return mails
      await moveClock({ advance: 3_600_000 })
    }
    throw new Error(`There are no ${count} mails.`)
  }
  const stepOf = async (number: string): Promise<string | undefined> => {
    // The session is over after a night.
    await visitor.signIn(base, buyer)
    const { body } = await visitor.open(`${base}/my/orders/${number}`)
    return /aria-current="step"[^>]*>(.*?)<\/li>/s.exec(body)?.[1]
  }
  return { visitor, port, moveClock, waitForMails, stepOf }
}

describe('an order from placing to invoice and arrival, by the moved clock', { timeout: 90_000 }, () => {
  it.each([german, french, germanShop, english])(
    'is told by its page and by a mail for each state, in $name',
    async (story) => {
      const { visitor, port, moveClock, waitForMails, stepOf } = await openStory(story)
      await moveClock({ set: '2026-11-30T08:00:00Z' })
      const { base, buyer, method, states } = story
      await visitor.signIn(base, buyer)
      const ordered = await buy(visitor, { base, method })
      const number = visitor.targetOf(ordered)?.split('/').at(-1) ?? ''
      for (const [index, { step, title, says }] of states.entries()) {
        const mail = (await waitForMails(index + 1))[index]
        if (mail === undefined) throw new Error('no mail')
        expect(mail.subject).toBe(`${title} (${number})`)
        const text = plain(mail.text)
        let from = 0
        for (const sentence of says) {
          const found = text.indexOf(sentence, from)
          expect([sentence, found >= 0, text]).toEqual([sentence, true, text])
          from = found
        }
        expect(await stepOf(number)).toContain(step)
        for (const [, href = ''] of mail.html.matchAll(/ href="(http:\/\/localhost[^"]+)"/g)) {
          const { host, pathname } = new URL(href)
          expect(host).toBe(`localhost:${port}`)
          expect([pathname, (await visitor.open(pathname)).status]).toEqual([pathname, 200])
        }
      }
      expect(await waitForMails(states.length)).toHaveLength(states.length)
    },
  )
})
