/** Reading pages of the Swiss shop; how a text is written: `service.ts`. */
export const texts = {
  delivery: `We deliver to addresses in Switzerland, goods in stock within one to two working days after dispatch.
## Parcels
- Parcels by Swiss Post: {{CH.parcel.fee}}
- Free from a goods value of {{CH.parcel.freeFrom}}
- Surcharge below a goods value of {{CH.smallOrder.below}}: {{CH.smallOrder.fee}}
The goods before discounts decide, excluding VAT.
## Pallets
- Freight carrier: {{CH.freight.fee}}
- Free from a goods value of {{CH.freight.freeFrom}}
We send freight when an article travels on a pallet only, when the order weighs more than 90 kg or makes more than six parcels.
## Times
Orders of goods in stock placed by 13:00 on a working day leave the same day. Made-to-order goods name their lead time on the product page.`,
  payment: `In this shop you pay by invoice, after delivery.
## By invoice
The invoice comes with the goods and is due within [[30 days net]]. It carries a QR payment part.
Businesses can give their own reference at checkout; the invoice then shows it. In this demonstration no payment is ever taken.`,
  returns: `Swiss law knows no right to return goods bought online. We take standard goods back of our own accord within 14 days.
## What we take back
- unopened bundles of goods in stock, in the state in which they came
- announced to us before, with the order reference number: [Contact](/service/contact)
- the way back is at your expense; we refund the price of the goods
## What we cannot take back
Goods made to measure or printed for you, opened bundles, and food-contact packaging.
## Wrong or damaged goods
That is another matter, and at our expense: see [Legal guarantee](/service/guarantee).`,
  contact: `Reach us Monday to Friday from 07:30 to 17:30, by phone or by e-mail; we answer messages on the same working day.
## Phone and e-mail
- Phone: [+41 71 555 01 00](tel:+41715550100)
- E-mail: [hallo@cartonnage.example](mailto:hallo@cartonnage.example)
## Post
Cartonnage Holding AG, [[Musterstrasse 1, 9400 Rorschach]], Switzerland
## What helps us to help you
Have your order reference number or the article number at hand. For packaging made to measure: inner size in millimetres, quantity, weight of the goods.`,
  terms: `These terms apply to orders in the Swiss shop. They name what a real shop would regulate; in this demonstration no contract comes about.
## Contract
What the shop shows is an invitation. You place an order with the last button of the checkout; the contract comes about when we confirm it by e-mail. You can correct every entry until then, and keep or print these terms.
## Prices
Prices are in Swiss francs. Private buyers see them including VAT, business buyers first without. Surcharges stand in the cart, shipping at the checkout before you order.
## Delivery and payment
See [Delivery & shipping costs](/service/delivery) and [Payment methods](/service/payment). Goods stay ours until they are paid.
## Conditions of the offer for new customers {#promo}
- {{firstOrderDiscount}} off the goods of your first order in this shop, with the voucher code of the banner
- one code per customer and order, not combinable with other codes
- not on shipping, surcharges and goods made to measure
- valid until [[31 December 2026]]
## Defects and liability
See [Legal guarantee](/service/guarantee). [[Limits of liability]].
## Law and place
Swiss law applies. Place of jurisdiction: [[Rorschach]]; for consumers the law decides.`,
  privacy: `We process only the data that an order needs. Nothing is measured before you agree, and nothing is sold to others.
## Who is responsible
Cartonnage Holding AG, [[Musterstrasse 1, 9400 Rorschach]]. Questions about your data: [hallo@cartonnage.example](mailto:hallo@cartonnage.example).
## What we process, and why
- Name, company, addresses and e-mail address: to carry out your order and to confirm it.
- Phone number: only where a freight carrier has to announce a pallet.
- Orders and invoices: because the law has us keep them for ten years.
- The cart of a guest stays in the browser until checkout.
## On your device
What is stored there, and how you change it: [Cookie settings](/service/cookies).
## Who receives data
Swiss Post or the freight carrier gets the delivery address. Our commerce platform runs the shop on our behalf: [[name and place of the provider, countries of processing]].
## Your rights
You may ask what we hold of you, have it corrected, handed over or deleted, and object to its use. You may also turn to the Federal Data Protection and Information Commissioner.`,
  imprint: `Cartonnage Holding AG is an invented company: its address, numbers and people do not exist.
## Operator
- Cartonnage Holding AG (limited company)
- [[Musterstrasse 1, 9400 Rorschach]], Switzerland
- Phone: [+41 71 555 01 00](tel:+41715550100)
- E-mail: [hallo@cartonnage.example](mailto:hallo@cartonnage.example)
## Register
- Represented by: [[name of the managing director]]
- Commercial register: [[register of the canton of St. Gallen]]
- UID and VAT number: [[CHE-109.999.009 MWST]]
## Responsible for the content
[[Name, as above]]`,
  guarantee: `If goods are faulty, Swiss law lets you claim their repair, replacement, a reduction or your money back, for two years from delivery.
## What you do
Check the goods when they arrive and tell us of a defect as soon as you see it: [Contact](/service/contact). A photo and the order reference number are enough.
## What we do
We send a replacement or refund the price. The way back is at our expense.
## What is not a defect
Tolerances of the trade, such as a few millimetres in size or slight differences in the brown of the board, and damage by moisture or overloading after delivery.`,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'service-ch': typeof texts
  }
}
