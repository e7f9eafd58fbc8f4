/** Start page. */
export const texts = {
  metaDescription:
    'Cardboard boxes that fit: standard sizes, even a single box, prices by quantity, drawn to scale. Enter the size, find the box.',
  title: 'Packaging in every size',
  heading: 'The box that fits.\nEven one.',
  lead: 'Boxes in standard sizes, quantity pricing throughout. Enter the size of your goods to see the boxes that fit.',
  leadCount:
    '{{number}} boxes in standard sizes, quantity pricing throughout. Enter the size of your goods to see the boxes that fit.',
  size: {
    hint: 'The size of your goods. The Box Finder shows the boxes that they fit into.',
    all: 'View all boxes',
  },
  priceAt: 'for {{amount}} {{price}} {{label}}',
  range: { heading: 'Our range', count_one: '{{number}} item', count_other: '{{number}} items' },
  own: {
    heading: 'Your items',
    all: 'All orders',
    offers: 'Your offers',
    last: 'last {{amount}} on {{date}}',
    again: '{{number}} again',
  },
  often: {
    heading: 'Frequently ordered',
    article: 'Item',
    size: 'Inner size mm',
    quality: 'Quality',
    stock: { CH: 'Stock Switzerland', DE: 'Stock Germany' },
    all: 'All boxes',
    free: 'Free parcel shipping on orders over {{main}} ({{other}}).',
  },
  flutes: {
    heading: 'Which flute do I need?',
    guide: 'See the guide',
    load: 'up to {{load}} kg',
    scale: 'Cross-sections drawn to one scale, {{scale}}:1.',
    E: 'Fine flute. Letter boxes, smooth to print on.',
    B: 'The standard for parcels. Stiff and slim.',
    C: 'More cushioning, stacks better.',
    EB: 'Two flutes, hardly thicker than C.',
    BC: 'Two flutes for heavy and delicate goods.',
    CAA: 'Three flutes. Machine parts, export.',
  },
  services: {
    heading: 'Services',
    delivery: 'From stock',
    deliveryText: 'Goods in stock: delivery in {{days}} business days.',
    payment: 'Pay the way you like',
    paymentText:
      'By card, by app or in advance, and with an account by invoice too. Businesses can have their reference printed on the invoice.',
    tiers: 'Prices by quantity',
    tiersText:
      'Every list shows the quantity prices side by side, and the item page shows when a larger quantity costs less.',
    samples: 'Free sample set',
    samplesText: '12 board grades to see and feel, one set per order.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts
  }
}
