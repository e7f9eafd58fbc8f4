/** Files that buyers hand in: logos and drawings. */
export const texts = {
  label: 'Files',
  hint_one: 'PDF, SVG, AI, EPS or PNG, up to 10 MB.',
  hint_other: 'PDF, SVG, AI, EPS or PNG, up to 10 MB each, {{count}} files at most.',
  choose: '{{label}}: choose files',
  chooseFiles: 'Choose files',
  drop: 'or drop them here',
  kilobytes: '{{number}} KB',
  megabytes: '{{number}} MB',
  waiting: 'Waiting for the file before',
  sending: 'Sending: {{share}}%',
  taken: '{{size}} · handed in',
  progress: 'Sending {{name}}',
  stop: 'Stop',
  remove: 'Remove',
  removeWhich: 'Remove {{name}}',
  retry: 'Try again',
  retryWhich: 'Send {{name}} again',
  later: 'I will send the file later',
  laterHint: 'We wait for it, and remind you on the page of your order.',
  news: {
    taken: '{{name}} was handed in.',
    failed: '{{name}} was not taken: {{reason}}',
  },
  problem: {
    empty: 'The file is empty. Please choose another one.',
    tooLarge: 'The file is larger than 10 MB. Please save it smaller, or send it by e-mail.',
    kind: 'We cannot print this kind of file. Please choose a PDF, SVG, AI, EPS or PNG file.',
    damaged: 'The file is incomplete or damaged. Please save it once more and choose it again.',
    active:
      'The file contains a script, a link, another file or a password. Please save it as a plain PDF or SVG.',
    tooMany: 'That is more files than we take at once. Please remove one, or try again in an hour.',
    full: 'We cannot take files right now. Please try again later, or send the file by e-mail.',
    gone: 'A file is not there any more. Please choose it again.',
    interrupted: 'The file did not arrive. Please check your connection and try again.',
  },
  plain: {
    label: 'Choose a file',
    hint: 'PDF, SVG, AI, EPS or PNG, up to 10 MB. Hand in your file first: what you have typed on this page is not kept.',
    send: 'Hand in file',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof texts
  }
}
