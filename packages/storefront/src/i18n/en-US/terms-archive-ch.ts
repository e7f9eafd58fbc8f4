/** The earlier terms of the Swiss shop, by the day from which they were valid. Kept as they were. */
export const texts = {
  '2026-03-02': `These terms apply to orders in the Swiss shop. They outline what a real shop would regulate; in this demonstration no contract is concluded.
## Contract
What the shop shows is an invitation to order. You place an order with the last button of the checkout; the contract is concluded when we confirm it by e-mail. Until then you can correct every entry.
## Prices
Prices are in Swiss francs. Private buyers see them including VAT, business buyers first without. Shipping and surcharges are shown at the checkout before you order.
## Delivery and payment
See [Delivery & shipping costs](/service/delivery) and [Payment methods](/service/payment). Goods remain our property until they are paid for.
## Defects and liability
See [Legal guarantee](/service/guarantee). [[Limits of liability]].
## Law and jurisdiction
Swiss law applies. Place of jurisdiction: [[Rorschach]]; for consumers, as the law provides.`,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'terms-archive-ch': typeof texts
  }
}
