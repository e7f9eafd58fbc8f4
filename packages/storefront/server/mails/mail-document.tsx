/* eslint-disable no-restricted-syntax -- a mail has no style sheet, and is no page under the shop's policy */
import type { MailParts, MailRow } from './mail-parts'

/** System fonts, no colours and no images: mail programs choose both for light and dark themselves. */
const bodyStyle = { margin: 0, padding: '16px', fontFamily: 'Arial, Helvetica, sans-serif', lineHeight: 1.5 }
const pageStyle = { maxWidth: '600px', margin: '0 auto' }
const partStyle = { borderTop: '1px solid', margin: '24px 0 0', padding: '16px 0 0' }
const rowStyle = { margin: '0 0 4px', overflowWrap: 'anywhere' } as const
const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden' }

/** A mail as an HTML document without tables, scripts, images and style sheets. */
export function MailDocument({ parts }: { readonly parts: MailParts }) {
  const { locale, subject, lead, rows, deliveries, sums, notes, link, seller } = parts
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={bodyStyle}>
        <div style={hidden}>{lead}</div>
        <div style={pageStyle}>
          <h1 style={{ fontSize: '22px', lineHeight: 1.3 }}>{subject}</h1>
          <p>{lead}</p>
          <Rows rows={rows} />
          {link === null ? null : (
            <p style={{ fontWeight: 'bold' }}>
              <a href={link.href}>{link.text}</a>
            </p>
          )}
          {deliveries.map((delivery, index) => (
            <div key={index} style={partStyle}>
              <Rows rows={delivery.rows} />
              <Rows rows={delivery.items} />
            </div>
          ))}
          {sums.length === 0 ? null : (
            <div style={partStyle}>
              <Rows rows={sums} />
            </div>
          )}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <div style={{ ...partStyle, fontSize: '13px' }}>
            {seller.map((line) => (
              <p key={line} style={rowStyle}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </body>
    </html>
  )
}

const Rows = ({ rows }: { readonly rows: readonly MailRow[] }) =>
  rows.map(({ label, value, href }, index) => (
    <p key={index} style={rowStyle}>
      {href === undefined ? (
        <>
          {label}
          {value === '' ? null : ': '}
          {value === '' ? null : <strong>{value}</strong>}
        </>
      ) : (
        <a href={href}>{label}</a>
      )}
    </p>
  ))
