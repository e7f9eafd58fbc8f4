/** The files for what is printed in an order. */
export const texts = {
  print: {
    title: 'Print data',
    text: 'We print best from a vector file: PDF, SVG, AI or EPS. A PNG needs at least 300 dpi in its printed size. Before we produce anything you get a proof, and the delivery time counts from your approval.',
    before_one: 'We have this file: {{names}}. A new one takes its place.',
    before_other: 'We have these files: {{names}}. New ones take their place.',
    send: 'Hand in files',
    busy: 'Handing in',
    wait: 'A file is still being sent. Please wait until it has arrived.',
    later: 'Later',
    back: 'Back',
    closed: 'The print is approved, or the order is on its way: files cannot be changed here any more.',
    problem: {
      none: 'Please choose a file first.',
      gone: 'A file is not there any more, as we keep them for a day. Please choose it again.',
      closed: 'The print is approved already, so this file came too late. Please call us.',
      tooMany: 'These are more files than one order can have. Please combine some of them.',
    },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'print-files': typeof texts
  }
}
