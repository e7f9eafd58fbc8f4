/** A new password by a code. */
export const texts = {
  title: 'New password',
  intro: 'Enter the e-mail address of your account. We will send you a code to set a new password with.',
  sent: 'If there is an account with this address, a code is on its way to it. It is valid for 10 minutes. Enter it here, together with your new password.',
  email: 'E-mail address',
  ask: 'Send the code',
  asking: 'Sending the code',
  code: 'Code from the e-mail',
  codeHint: 'Six digits.',
  password: 'New password',
  passwordHint: 'At least 8 characters, with a letter and a digit.',
  set: 'Set the new password',
  setting: 'Setting the password',
  resend: 'Send another code',
  resendIn_one: 'Send another code (in {{count}} second)',
  resendIn_other: 'Send another code (in {{count}} seconds)',
  problem: {
    email: 'Please enter your e-mail address, for example name@company.com.',
    code: 'Please enter the code from the e-mail.',
    digits: 'The code has six digits. Please compare it with the e-mail.',
    wrong: 'The code is not right. Please compare it with the newest e-mail.',
    attempts_one: 'The code is not right. You have {{count}} more try; after that you need another code.',
    attempts_other: 'The code is not right. You have {{count}} more tries; after that you need another code.',
    expired: 'This code is not valid any more. Please ask for another one.',
    password: 'Please choose a password of at least 8 characters with a letter and a digit.',
    passwordIsEmail: 'The password must not contain your e-mail address.',
    unreachable: 'A new password is not possible at the moment. Please try again in a minute.',
  },
  aside: {
    heading: 'What happens then',
    sessions: 'You are signed out on all your devices, and sign in with the new password.',
    signIn: 'Back to sign-in',
    noMail: 'No e-mail?',
    help: 'Please look in your spam folder, and check the address. If no code arrives, we will help:',
    contact: 'Contact us',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    password: typeof texts
  }
}
