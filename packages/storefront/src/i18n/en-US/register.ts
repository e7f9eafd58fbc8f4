/** Opening an account. */
export const texts = {
  title: 'Open an account',
  customer: {
    legend: 'I order',
    private: 'For myself',
    firm: 'For a company',
    note: 'We check your company within one business day. Until then you order on the terms for private customers.',
  },
  companyName: 'Company',
  vatId: 'VAT number',
  vatIdHint: 'For example CHE-123.456.788 MWST or DE123456788.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  password: 'Password',
  passwordHint: 'At least 8 characters, with a letter and a digit.',
  byMail: 'You choose your password by the link in the e-mail that we send you.',
  opened: {
    title: 'Your account is open',
    text: 'We have sent an e-mail to {{email}}. Choose your password by the link in it; then you can sign in.',
  },
  submit: 'Open account',
  busy: 'Opening account',
  privacy: {
    text: 'We need these details for your account and your orders.',
    link: 'How we handle your data',
  },
  refused: 'The account could not be opened',
  problem: {
    companyName: 'Please enter the name of your company.',
    vatId: 'Please enter the VAT number of your company.',
    vatIdFormat: 'This is not a VAT number. Please enter it as in the example.',
    checkDigit: 'A digit of this VAT number must be wrong. Please compare it; if it is right, contact us.',
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your e-mail address, for example name@company.com.',
    password: 'Please choose a password of at least 8 characters with a letter and a digit.',
    passwordIsEmail: 'The password must not contain your e-mail address.',
    taken: 'No account can be opened with this e-mail address. You may already have one.',
    unreachable: 'Opening an account is not possible at the moment. Please try again in a minute.',
  },
  known: { heading: 'Already have an account?', signIn: 'Sign in' },
  business: {
    heading: 'Ordering for a company?',
    text: 'This form opens an account for private customers. We set up business accounts, with net prices and payment by invoice, for you.',
    check:
      'Choose “For a company”. We check your details within one business day; after that you see net prices and can pay by invoice.',
    contact: 'Contact us',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    register: typeof texts
  }
}
