/** The earlier terms of the German shop, by the day from which they were valid. Kept as they were. */
export const texts = {
  '2026-03-02': `These terms apply to orders in the German shop. They outline what a real shop would regulate; in this demonstration no contract is concluded.
## Contract
What the shop shows is an invitation to order. You place a binding order with the button “Order with obligation to pay”; the contract is concluded when we confirm it by e-mail. Until then you can correct every entry. The contract language is German.
## Prices
Prices are in euros. Private buyers see them including the VAT of the country of delivery, business buyers first without. Shipping and surcharges are shown at the checkout before you order.
## Delivery and payment
See [Delivery & shipping costs](/service/delivery) and [Payment methods](/service/payment). Goods remain our property until they are paid for.
## Withdrawal
Consumers have a right of withdrawal: [Right of withdrawal](/service/withdrawal). Goods made to measure or printed are excluded.
## Packaging law
Registration number in the packaging register LUCID: [[DE0000000000000]].
## Defects and liability
See [Legal guarantee](/service/guarantee). [[Limits of liability]].
## Law
German law applies; consumers keep the protection of the mandatory law of the country they live in.`,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'terms-archive-de': typeof texts
  }
}
