/** The boxes that the Box Finder found. */
export const texts = {
  title: 'Boxes for goods of {{size}} mm',
  heading_one: '{{number}} box for your goods',
  heading_other: '{{number}} boxes for your goods',
  headingNone: 'No box fits your goods',
  headingMissing: 'How large are your goods?',
  goods: 'Your goods: {{size}} mm',
  others: 'More boxes that fit',
  sorted: 'The best fit first, drawn to one scale',
  view: 'View',
  free: 'free',
  drawing: '{{name}}, inner size {{box}} mm, open, with your goods of {{goods}} mm inside',
  legend: { goods: 'Your goods {{size}}', box: 'Box, inside' },
  fact: {
    free: 'Free space',
    slack: 'Clearance',
    slackText: '{{length}} mm in length, {{width}} mm in width, {{height}} mm in height',
    load: 'Maximum load',
    loadText: '{{load}} kg',
    weightText: 'empty weight {{weight}}',
    stock: 'Stock',
  },
  label: {
    exact: 'Fits exactly',
    wellSuited: 'Fits well',
    tooLarge: 'Void fill needed',
    tipped: 'Goods tipped',
    bulky: 'Bulky goods',
    notInStock: 'Not in stock',
  },
  carrier: { CH: 'Swiss Post parcel', DE: 'DHL Paket' },
  construction: {
    height: 'variable height',
    auto: 'crash-lock base',
    double: 'double wall',
    triple: 'triple wall',
  },
  more_one: 'Show {{count}} more box',
  more_other: 'Show {{count}} more boxes',
  unit: {
    title: 'Values are in millimeters',
    text: 'A box of 30 centimeters is 300 millimeters long.',
  },
  assumed: { title: 'Read as centimeters', action: 'Read as {{size}} mm' },
  madeToMeasure: {
    title: 'No exact fit?',
    text: 'We make boxes to your size. Price on request.',
    action: 'Made to measure',
  },
  empty: {
    missing: {
      title: 'Please enter all three dimensions',
      text: 'Enter length, width and height of your goods in whole millimeters, for example 300, 200 and 150.',
    },
    none: {
      title: 'None of our boxes is large enough',
      text: 'Check whether the values are in millimeters. For goods of this size, we make boxes to measure.',
    },
    tooLarge: {
      title: 'Goods above 5,000 mm',
      text: 'The Box Finder covers goods of up to 5,000 mm per side. Check whether the values are in millimeters.',
    },
    boxes: 'All boxes',
    home: 'All categories',
    search: 'Search all items for {{size}} mm',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'box-finder-results': typeof texts
  }
}
