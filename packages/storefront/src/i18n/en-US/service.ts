/**
 * Reading pages that are the same in both shops. Each line is a block: `## Heading {#id}`, `- item`, `![figure]`, or a
 * paragraph. `[text](/path)` is a link, `[[text]]` a placeholder, `{{CH.parcel.fee}}` an amount and `{{CH.days}}` the
 * working days of the delivery tariff. The first paragraph is also the page's description for search engines.
 */
export const texts = {
  demo: 'Placeholder text of a demonstration shop. The company is invented; this text is neither legal advice nor binding. The operator of a real shop replaces the marked words.',
  placeholder: 'Placeholder: the operator of a real shop fills this in',
  version: 'As of',
  earlier: {
    notice: 'This is an earlier version: it applies to orders placed before {{date}}.',
    present: 'Current version',
    list: 'Earlier versions:',
  },
  print: 'Print or save as PDF',
  withdraw: 'Withdraw from contract',
  amount: {
    grossFirst: '{{gross}} incl. VAT ({{net}} excl.)',
    netFirst: '{{net}} excl. VAT ({{gross}} incl.)',
    net: '{{net}} excl. VAT',
  },
  cookies: `Choose here what this shop may store on your device. What the shop needs to work is always on; statistics run only if you allow them.
## What we store
The cart of a guest, the prices and the stock that you last saw in the cart, the language, the region whose prices are shown, the last sizes of the Box Finder and the session after signing in are strictly necessary. They hold nothing about you beyond what you enter.
Statistics tell us which pages are visited and which menu entries are used. Nothing is measured or kept before you agree, and refusing is one click, just like agreeing.
## Changing your mind
You can change your choice at any time on this page or with “Cookie settings” at the bottom of every page. What was measured before stays untouched by a later refusal; nothing new is added.
More about your data: [Privacy](/service/privacy).`,
  accessibility: `This shop is meant to be usable by everybody. It aims at WCAG 2.2 level AA, which goes beyond the European standard EN 301 549.
## How the shop meets the requirements
- Everything can be reached and used with the keyboard; a frame shows where the focus is.
- Headings, fields, buttons and messages have names and roles for screen readers.
- Text and controls have the contrast that the standard asks for; meaning never depends on color alone.
- Pages can be enlarged to 400% without losing anything, and movement stops where the system asks for less of it.
- Reading, searching and, after signing in, ordering work without scripts.
## How it was checked
We checked it ourselves: with an automatic tool on every kind of page in every language, and by hand with the keyboard, enlarged and in forced colors. As of [[date of the last check]].
## What the service is
An online shop for packaging: search, Box Finder, item pages with prices by quantity, cart, checkout, orders. Every step of an order can be corrected before it is placed.
## Known limits
- No independent body has checked the shop yet, and not every combination of screen reader and browser has been tried.
- Drawings of boxes have a text alternative with their sizes, but no tactile form.
- Without signing in, the browser keeps the cart, and needs JavaScript for it.
- On narrow screens, wide price tables have to be moved sideways.
- There are no texts in plain language and no videos in sign language.
- Pages of other companies that we link to are outside our control.
## Reporting a barrier
Write to us or call us: [Contact](/service/contact). Tell us which page it was and what you wanted to do; we answer within [[five business days]].`,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    service: typeof texts
  }
}
