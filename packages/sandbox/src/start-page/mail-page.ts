import { html } from 'hono/html'
import type { MailRecord } from '../mails/mail-repository'
import { htmlPage, pageHeaders } from './page'

type SentMail = Omit<MailRecord, 'createdAt'> & { readonly createdAt: string }

/** The mail box: every mail as text, and as HTML in a frame of its own. */
export function mailPage(mails: readonly SentMail[]) {
  return htmlPage(
    'Mail box of the sandbox',
    html`<p><a href="/__sandbox">Sandbox of the commerce platform</a></p>
      <h1>Mail box</h1>
      ${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : mails.map(mailSection)}`,
  )
}

const mailSection = ({ id, to, subject, text, html: document, attachments, createdAt }: SentMail) =>
  html`<section class="mail">
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${createdAt}">${createdAt}</time></p>
    ${
      document === null
        ? ''
        : html`<iframe
            sandbox=""
            loading="lazy"
            src="/__sandbox/mails/${id}/html"
            title="${subject} (HTML)"
          ></iframe>`
    }
    ${
      attachments.length === 0
        ? ''
        : html`<p>Attached:</p>
            <ul>
              ${attachments.map(
                ({ name }, index) =>
                  html`<li><a href="/__sandbox/mails/${id}/attachments/${index}">${name}</a></li>`,
              )}
            </ul>`
    }
    <details ${document === null ? 'open' : ''}>
      <summary>Plain text</summary>
      <pre tabindex="0">${text}</pre>
    </details>
  </section>`

/** The headers of the mail box, which may frame its own mails. */
export const mailPageHeaders = {
  ...pageHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** The headers of a file of a mail, which is saved under its own name. */
export const attachmentHeaders = (name: string) => ({
  ...pageHeaders,
  'Content-Type': 'text/plain;charset=UTF-8',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})

/** The headers of the HTML part of a mail: only its inline styles count. */
export const mailTextHeaders = {
  ...pageHeaders,
  'Content-Type': 'text/html;charset=UTF-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
}
