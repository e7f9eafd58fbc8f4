import type { texts as source } from '../en-US/request'
import type { Overrides } from '../widen'

export const texts: Overrides<typeof source> = {
  signInHint: 'Haben Sie ein Konto? Dann steht die Offerte dort, und Sie brauchen hier nichts auszufüllen.',
  buyer: 'Sie fragen als {{name}} an. Die Offerte finden Sie dann in Ihrem Konto.',
  example: { email: 'name@example.ch', phone: '044 000 00 00' },
  sent: {
    priceBuyer:
      'Die Offerte finden Sie meist binnen zwei Arbeitstagen in Ihrem Konto. Dort nehmen Sie sie an, und sie liegt im Warenkorb.',
    offers: 'Zu Ihren Offerten',
  },
  fact: { quotes: 'Offerten' },
}
