/** Reading pages of the German shop; see `service.ts` for the format of a text. */
export const texts = {
  delivery: `We deliver to addresses in Germany, the Netherlands, Luxembourg and Belgium, goods in stock within Germany in {{DE.days}} business days.
## Parcels
- Germany: {{DE.parcel.fee}}, free from a goods value of {{DE.parcel.freeFrom}}
- Netherlands: {{NL.parcel.fee}}, free from {{NL.parcel.freeFrom}}
- Luxembourg: {{LU.parcel.fee}}, free from {{LU.parcel.freeFrom}}
- Belgium: {{BE.parcel.fee}}, free from {{BE.parcel.freeFrom}}
What counts is the value of the goods before discounts, excluding VAT.
## Small orders
An order of little value carries a surcharge, once.
- Germany: {{DE.smallOrder.fee}} below a goods value of {{DE.smallOrder.below}}
- Netherlands, Belgium: {{NL.smallOrder.fee}} below {{NL.smallOrder.below}}
- Luxembourg: {{LU.smallOrder.fee}} below {{LU.smallOrder.below}}
## Pallets by freight carrier
- Germany: {{DE.freight.fee}}, free from a goods value of {{DE.freight.freeFrom}}
- Netherlands: {{NL.freight.fee}}, free from {{NL.freight.freeFrom}}
- Luxembourg: {{LU.freight.fee}}, free from {{LU.freight.freeFrom}}
- Belgium: {{BE.freight.fee}}, free from {{BE.freight.freeFrom}}
We send freight when an item ships on a pallet only, or when the order weighs more than 90 kg or fills more than six parcels.
## Times
- Germany: goods in stock in {{DE.days}} business days
- Netherlands, Luxembourg, Belgium: goods in stock in {{NL.days}} business days
Counted from the business day on which you order by 13:00, otherwise from the next one. For made-to-order goods the item page names the lead time.`,
  payment: `You pay with PayPal, card, Apple Pay, SEPA direct debit or in advance, and with an account by invoice too.
In the Netherlands there is iDEAL | Wero as well, and in Belgium Bancontact. No method carries a surcharge.
## Card, Apple Pay and PayPal
The amount is charged when you order. Only the payment provider sees your card data, never this shop. You confirm PayPal, iDEAL | Wero and Bancontact with your provider after the order button.
## SEPA direct debit
By ordering you give a mandate for this one amount. We announce the collection at least one day ahead; for eight weeks you can ask for a refund.
## In advance
After you order, you will see our account and a code for your banking app. We ship once your payment has arrived. If it does not reach us within {{prepaymentDays}} days of the order, we cancel the order and write to you.
## By invoice
The invoice comes by e-mail as soon as the goods are on their way, and is due net 30 days.
Businesses can give their reference at checkout; the invoice then shows it. Private customers who have not paid an order yet pay by invoice up to {{firstInvoiceLimit}}. In this demonstration no payment is ever taken.`,
  returns: `Consumers may withdraw from their contract within 14 days. Business buyers may return standard goods by agreement.
## Consumers
How it works and what is excluded: [Right of withdrawal](/service/withdrawal).
## Business buyers
- unopened bundles of standard goods, within 14 days, in the condition in which they arrived
- registered with us in advance, with the order number: [Contact](/service/contact)
- return shipping is at your expense
## Wrong or damaged goods
In this case we cover the costs: see [Legal guarantee](/service/guarantee).`,
  contact: `Reach us Monday to Friday from 07:30 to 17:30, by phone or by e-mail; we answer messages on the same business day.
## Phone and e-mail
- Phone: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail: [{{seller.email}}](mailto:{{seller.email}})
## Mail
{{seller.name}}, [[{{seller.address}}]], Germany
## What to have at hand
The order number or the item number. For packaging made to measure: inner size in millimeters, quantity, weight of the goods.`,
  terms: `These terms apply to orders in the German shop. They outline what a real shop would regulate; in this demonstration no contract is concluded.
## Contract
What the shop shows is an invitation to order. You place a binding order with the button “Order with obligation to pay”; the contract is concluded when we confirm it by e-mail. Until then you can correct every entry. You can save or print these terms. Contract languages are German and English.
## Prices
Prices are in euros. Private buyers see them including the VAT of the country of delivery, business buyers first without. Surcharges are shown in the cart, shipping at the checkout before you order.
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
  promo: `## Conditions of the offer for new customers {#promo}
- {{firstOrderDiscount}} off the goods of your first order in this shop, with the voucher code of the banner
- one code per customer and order, not combinable with other codes
- not on shipping, surcharges and goods made to measure
- valid until [[31 December 2026]]`,
  privacy: `We process only the data that an order needs. Nothing is measured before you agree, and nothing is sold to others.
## Controller
{{seller.name}}, [[{{seller.address}}]]. Data protection officer: [[name and e-mail address]].
## What we process, why, and on what basis
- Name, company, addresses and e-mail address: to carry out your order and to confirm it (Art. 6(1)(b) GDPR).
- Phone number: only where a freight carrier has to announce a pallet (Art. 6(1)(b) GDPR).
- Orders and invoices: because commercial and tax law require us to keep them (Art. 6(1)(c) GDPR).
- A declaration of withdrawal: to confirm its receipt and to carry it out (Art. 6(1)(c) GDPR).
- Statistics: with your consent alone (Art. 6(1)(a) GDPR, § 25 TDDDG).
## How long we keep data
- Invoices and other accounting records: eight years (§ 147 AO, § 257 HGB).
- Orders, confirmations, withdrawals and correspondence about them: six years (§ 257 HGB). Both periods begin at the end of the calendar year.
- Customer account, addresses and saved cart: until you delete them or have them deleted.
- What a guest enters at the checkout without ordering: at most [[30 days]].
- Logs of the server: [[30 days]]. They hold no name, e-mail address, order number or IP address. When a search finds nothing, they keep its term, unless that may be personal, such as a telephone number.
- Statistics: until you withdraw your consent, at most [[14 months]].
## On your device
What is stored there, and how you change it: [Cookie settings](/service/cookies).
## Who receives data
The parcel service or the freight carrier gets the delivery address. Our commerce platform runs the shop on our behalf: [[name and place of the provider, countries of processing, safeguards]].
## Your rights
You may ask what data we hold about you, have it corrected, handed over, restricted or deleted, object to its use, withdraw a consent, and complain to a supervisory authority: [[authority of the Land]].`,
  imprint: `This company is invented: its address, numbers and people do not exist. Particulars under § 5 DDG.
## Operator
- {{seller.name}}
- [[{{seller.address}}]], Germany
- Phone: [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail: [{{seller.email}}](mailto:{{seller.email}})
## Register
- Represented by the board of directors: [[{{seller.board}}]]
- Seat of the company: [[{{seller.seat}}]]
- Commercial register: [[{{seller.register}}]]
- VAT identification number: [[{{seller.vatId}}]]
- Packaging register LUCID: [[DE0000000000000]]
## Consumer arbitration
We are neither willing nor obliged to take part in dispute settlement proceedings before a consumer arbitration board (§ 36 VSBG).
## Responsible for the content
[[Name and address, as above]]`,
  guarantee: `Goods bought in this shop come with the legal guarantee of the European Union: for two years from delivery you have rights if they are faulty.
![guarantee]
## Your rights
- If goods are faulty or not as agreed, you may have them repaired or replaced, free of charge and within a reasonable time.
- If that fails, is refused or would be a significant inconvenience, you may have the price reduced or the contract ended with your money back.
- In the first twelve months it is presumed that a defect was there from the start.
## What you do
Report the defect: [Contact](/service/contact). A photo and the order number are enough. Return shipping is at our expense.
## Manufacturers’ durability guarantees
No manufacturer of an item in this shop gives a commercial guarantee of durability of more than two years. Where one does, the item page carries the harmonized label of that guarantee.
## Business buyers
Between businesses the goods must be inspected on arrival and defects reported at once (§ 377 HGB).`,
  notice: {
    heading: 'Legal guarantee',
    years: 'at least 2 years',
    repair: 'If goods are faulty, the seller must repair or replace them free of charge.',
    price: 'If that does not help, you may have the price reduced or your money back.',
    longer: 'In some countries of the European Union it lasts longer than two years.',
    offers:
      'Sellers and manufacturers may also give guarantees of their own, including a commercial guarantee of durability. Your legal rights are not affected.',
    picture:
      'Harmonized notice on the legal guarantee of conformity: in color, with a QR code. What it says follows in words.',
    more: 'Your rights on the page “Your Europe”',
    official: 'The harmonized notice in its official form: Regulation (EU) 2025/1960',
  },
  accessibilityAddition: `## Supervision
The authority in charge is the joint market surveillance authority of the German Länder for the accessibility of products and services (MLBF). You can have it check whether a service meets the German Accessibility Strengthening Act (BFSG).
- c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt, Postfach 39 11 55, 39135 Magdeburg, Germany
- Phone: [+49 391 567 4530](tel:+493915674530)
- E-mail: [MLBF@ms.sachsen-anhalt.de](mailto:MLBF@ms.sachsen-anhalt.de)`,
  withdrawal: `As a consumer you may withdraw from your contract. Here is how to do it, and which goods are excluded.
## Instructions on withdrawal
### Right of withdrawal
You have the right to withdraw from this contract within 14 days without giving any reason.
The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last lot or piece.
To exercise the right of withdrawal, you must inform us ({{seller.name}}, {{seller.address}}, Germany, telephone: {{seller.phone}}, e-mail: {{seller.email}}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online at [{{withdrawalUrl}}](/withdrawal). If you use this online function, we will communicate to you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.
To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.
### Effects of withdrawal
If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.
We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.
You shall send back the goods or hand them over to us ({{seller.name}}, {{seller.address}}, Germany), without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.
You will have to bear the direct cost of returning the goods. For goods that, by their nature, cannot normally be returned by post, the cost is estimated at a maximum of approximately [[EUR 150]].
You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.
## Model withdrawal form
(Complete and return this form only if you wish to withdraw from the contract)
- To {{seller.name}}, {{seller.address}}, Germany, e-mail: {{seller.email}}:
- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)
- Ordered on (*)/received on (*)
- Name of consumer(s)
- Address of consumer(s)
- Signature of consumer(s) (only if this form is notified on paper)
- Date
(*) Delete as appropriate.
## No right of withdrawal
There is no right of withdrawal from contracts for goods that are not prefabricated and are made on the basis of an individual choice of or decision by the consumer, or that are clearly personalized (section 312g(2) no. 1 of the German Civil Code). In this shop these are goods made to your measurements or printed for you. The item page says so for each such item.`,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'service-de': typeof texts
  }
}
