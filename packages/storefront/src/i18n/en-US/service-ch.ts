/** Reading pages of the Swiss shop; see `service.ts` for the format of a text. */
export const texts = {
  delivery: `We deliver to addresses in Switzerland and Liechtenstein, goods in stock in {{CH.days}} business days.
## Parcels
- Parcels by Swiss Post: {{CH.parcel.fee}}
- Free from a goods value of {{CH.parcel.freeFrom}}
- Surcharge below a goods value of {{CH.smallOrder.below}}, once per order: {{CH.smallOrder.fee}}
What counts is the value of the goods before discounts, excluding VAT.
## Pallets
- Freight carrier: {{CH.freight.fee}}
- Free from a goods value of {{CH.freight.freeFrom}}
We send freight when an item ships on a pallet only, or when the order weighs more than 90 kg or fills more than six parcels.
## Times
Goods in stock: delivery in {{CH.days}} business days, counted from the business day on which you order by 13:00, otherwise from the next one. For made-to-order goods the item page names the lead time.`,
  payment: `You pay with TWINT, credit or debit card, Apple Pay, or in advance by bank transfer, and with an account by invoice too. No method carries a surcharge.
## Card, Apple Pay and TWINT
The amount is charged when you order. Only the payment provider sees your card data, never this shop. You confirm TWINT in your app after the order button.
## In advance
After you order, you will see our account and a QR code for your banking app. We ship once your payment has arrived. If it does not reach us within {{prepaymentDays}} days of the order, we cancel the order and write to you.
## By invoice
The invoice comes by e-mail as soon as the goods are on their way, and is due net 30 days. It carries a QR payment part.
Businesses can give their reference at checkout; the invoice then shows it. Private customers who have not paid an order yet pay by invoice up to {{firstInvoiceLimit}}. Guests do not pay by invoice, because it needs a credit check. In this demonstration no payment is ever taken.`,
  returns: `Swiss law grants no right to return goods bought online. We take standard goods back voluntarily within 14 days.
## What we take back
- unopened bundles of standard goods, in the condition in which they arrived
- registered with us in advance: under [your orders](/my/orders) or, without an account, under [Look up an order](/order-lookup)
- return shipping is at your expense; we refund the price of the goods
## What we cannot take back
Goods made to measure or printed for you, opened bundles, and food-contact packaging.
## Wrong or damaged goods
In this case we cover the costs: see [Legal guarantee](/service/guarantee).`,
  contact: `Reach us Monday to Friday from 07:30 to 17:30, by phone or by e-mail; we answer messages on the same business day.
## Phone and e-mail
- Phone: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail: [{{seller.email}}](mailto:{{seller.email}})
## Mail
{{seller.name}}, [[{{seller.address}}]], Switzerland
## What to have at hand
The order number or the item number. For packaging made to measure: inner size in millimeters, quantity, weight of the goods.`,
  terms: `These terms apply to orders in the Swiss shop. They outline what a real shop would regulate; in this demonstration no contract is concluded.
## Contract
What the shop shows is an invitation to order. You place an order with the last button of the checkout; the contract is concluded when we confirm it by e-mail. Until then you can correct every entry. You can save or print these terms.
## Prices
Prices are in Swiss francs. Private buyers see them including VAT, business buyers first without. Surcharges are shown in the cart, shipping at the checkout before you order.
## Delivery and payment
See [Delivery & shipping costs](/service/delivery) and [Payment methods](/service/payment). Goods remain our property until they are paid for.
## Defects and liability
See [Legal guarantee](/service/guarantee). [[Limits of liability]].
## Law and jurisdiction
Swiss law applies. Place of jurisdiction: [[Rorschach]]; for consumers, as the law provides.`,
  promo: `## Conditions of the offer for new customers {#promo}
- {{firstOrderDiscount}} off the goods of your first order in this shop, with the voucher code of the banner
- one code per customer and order, not combinable with other codes
- not on shipping, surcharges and goods made to measure
- valid until [[31 December 2026]]`,
  privacy: `We process only the data that an order needs. Nothing is measured before you agree, and nothing is sold to others.
## Who is responsible
{{seller.name}}, [[{{seller.address}}]]. Questions about your data: [{{seller.email}}](mailto:{{seller.email}}).
## What we process, and why
- Name, company, addresses and e-mail address: to carry out your order and to confirm it.
- Phone number: only where a freight carrier has to announce a pallet.
- Orders and invoices: because the law requires us to keep them.
- The cart of a guest stays in the browser until checkout.
## How long we keep data
- Invoices, orders and correspondence about them: ten years from the end of the financial year (Art. 958f of the Code of Obligations).
- Customer account, addresses and saved cart: until you delete them or have them deleted.
- What a guest enters at the checkout without ordering: at most [[30 days]].
- Logs of the server: [[30 days]]. They hold no name, e-mail address, order number or IP address. When a search finds nothing, they keep its term, unless that may be personal, such as a telephone number.
- Statistics: until you withdraw your consent, at most [[14 months]].
## On your device
What is stored there, and how you change it: [Cookie settings](/service/cookies).
## Who receives data
Swiss Post or the freight carrier gets the delivery address. Our commerce platform runs the shop on our behalf: [[name and place of the provider, countries of processing]].
## Your rights
You may ask what data we hold about you, have it corrected, handed over or deleted, and object to its use. You may also turn to the Federal Data Protection and Information Commissioner.`,
  imprint: `This company is invented: its address, numbers and people do not exist.
## Operator
- {{seller.name}} (limited company)
- [[{{seller.address}}]], Switzerland
- Phone: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail: [{{seller.email}}](mailto:{{seller.email}})
## Register
- Represented by the board of directors: [[{{seller.board}}]]
- Commercial register: [[register of the canton of St. Gallen]]
- UID and VAT number: [[{{seller.register}} MWST]]
## Responsible for the content
[[Name, as above]]`,
  guarantee: `If goods are faulty, Swiss law lets you claim repair, replacement, a price reduction or your money back, for two years from delivery.
## What you do
Check the goods when they arrive and report a defect as soon as you see it: [Contact](/service/contact). A photo and the order number are enough.
## What we do
We send a replacement or refund the price. Return shipping is at our expense.
## What is not a defect
Tolerances of the trade, such as a few millimeters in size or slight differences in the brown of the board, and damage by moisture or overloading after delivery.`,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'service-ch': typeof texts
  }
}
