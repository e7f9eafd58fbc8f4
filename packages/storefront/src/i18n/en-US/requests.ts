/** What requests for boxes made to measure consist of, wherever they are shown. */
export const texts = {
  style: {
    '0201': 'Folding box',
    '0203': 'Folding box with full overlap',
    '0300': 'Box with separate lid',
    '0427': 'Mailer with tuck-in lid',
    '0713': 'Crash-lock box',
  },
  size: '{{length}} × {{width}} × {{height}} mm',
  flute: { known: '{{flute}} flute', advice: 'Flute: please recommend one' },
  print: {
    none: 'Unprinted',
    outside_one: 'Printed in {{count}} color',
    outside_other: 'Printed in {{count}} colors',
    inside: 'printed inside',
    insideOnly: 'Printed inside',
  },
  pieces: '{{number}} pieces',
  list: {
    title: 'Made to measure',
    ask: 'Ask for a box',
    none: 'You have not asked for a box made to measure yet.',
    missing: 'Your requests cannot be shown right now.',
    number: 'Request {{number}} of {{date}}',
    quote: 'Offer for {{number}} pieces',
  },
  status: {
    Submitted: 'Being worked out',
    Answered: 'Answered',
    Declined: 'Not possible',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    requests: typeof texts
  }
}
