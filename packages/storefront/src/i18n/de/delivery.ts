import type { texts as source } from '../en-US/delivery'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  day: '{{weekday}}, {{date}}',
  between: '{{from}} bis {{to}}',
  expected: 'Lieferung voraussichtlich bis {{day}}',
  stockExpected: 'Lagerware: Lieferung voraussichtlich bis {{day}}',
  expectedShort: 'bis {{day}}',
  expectedDays: 'Voraussichtlich {{days}}',
  afterPayment_zero: 'am Werktag, an dem Ihre Zahlung eingeht',
  afterPayment_one: '{{count}} Werktag nach Ihrer Zahlung',
  afterPayment_other: '{{count}} Werktage nach Ihrer Zahlung',
  afterPaymentBetween: '{{from}} bis {{to}} Werktage nach Ihrer Zahlung',
  /** Of an order in advance. */
  payBy: 'Geht die Zahlung nicht bis {{date}} ein, stornieren wir die Bestellung.',
  ready: 'Voraussichtlich abholbereit bis {{day}}',
  readyDays: 'Voraussichtlich abholbereit {{days}}',
  /** Why the day is another one than before. */
  madeToOrder: '{{after}} statt {{before}}, weil ein Teil erst gefertigt oder nachgeliefert wird',
  otherAddress: '{{after}} statt {{before}}, an Ihre Lieferadresse',
  otherMethod: '{{after}} statt {{before}}, mit dieser Lieferart',
  desired: 'Wunschtermin: {{day}}',
  desiredDate: 'Wunschtermin',
  carrier: { swissPost: 'Die Schweizerische Post', swissPostCargo: 'Die Schweizerische Post, Stückgut' },
  /** Of what is printed for the buyer. */
  logo: 'Wird für Sie bedruckt: Wir brauchen Ihr Logo als Vektordatei (PDF, SVG, AI oder EPS), bei der Bestellung oder danach. Vor der Produktion erhalten Sie einen Andruck; die Lieferzeit zählt ab Ihrer Freigabe.',
  instructions: 'Für die Anlieferung',
  driver: {
    lift: 'Lastwagen mit Hebebühne nötig',
    call: 'Vorher anrufen: {{phone}}',
    hours: 'Warenannahme: {{hours}}',
    remark: 'Bemerkung für den Fahrer: {{remark}}',
  },
}
