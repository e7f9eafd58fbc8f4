/** The Box Finder: its button, its panel, and the results of its search. */
export const texts = {
  or: 'or',
  orMore: 'find the right size',
  button: 'Box Finder',
  title: 'Box Finder',
  intro: 'Please enter the following aspects of your packaging good. We find the most suitable box for you.',
  note: 'All three dimensions in millimeters, or 30 × 20 × 15 cm in one field. The results show which boxes fit without tipping the goods.',
  collapse: 'Collapse',
  closeHint: 'Close and forget the dimensions',
  unit: 'mm',
  length: { label: 'Length', hint: 'Longest side of your goods' },
  width: { label: 'Width', hint: 'Width of your goods' },
  height: { label: 'Height', hint: 'Height of your good' },
  drawn: { length: 'L {{mm}}', width: 'W {{mm}}', height: 'H {{mm}}' },
  bySize: 'By inner size',
  /** What a field was changed to, after the unit that was read. */
  read: {
    mm: 'Read as: {{size}} mm',
    cm: 'Read as centimeters: {{size}} mm',
    m: 'Read as meters: {{size}} mm',
  },
  problem: {
    missing: '{{name}} is missing.',
    unreadable: '{{name}}: Please enter a number in millimeters, such as 280, or with a unit: 28 cm, 0.28 m.',
  },
  waits: 'Please enter all three dimensions.',
  find: 'Find',
  reset: 'Reset',
  /** Slugs of the categories of carton boxes. */
  cartonBoxesSlug: { CH: 'carton-boxes', DE: 'cardboard-boxes' },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'box-finder': typeof texts
  }
}
