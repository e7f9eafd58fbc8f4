/* eslint-disable no-restricted-syntax -- a mail has no style sheet, and is no page under the shop's policy */
import type { ReactNode } from 'react'
import type { MailDelivery, MailParts, MailRow, MailSection } from './mail'
import { MailLaw } from './mail-law'
import { colonOf, mailTexts } from './mail-texts'

/** System fonts, no colours and no images: mail programs choose both for light and dark themselves. */
const bodyStyle = {
  margin: 0,
  padding: '24px 16px',
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  lineHeight: 1.5,
}
const pageStyle = { maxWidth: '600px', margin: '0 auto' }
const partStyle = { borderTop: '1px solid', margin: '28px 0 0', padding: '20px 0 0' }
const headingStyle = { fontSize: '18px', lineHeight: 1.3, margin: '0 0 8px' }
const rowStyle = { margin: '0 0 4px', overflowWrap: 'anywhere' } as const
/** A number stays whole: it goes to the next line if there is no room beside its label. */
const valueStyle = { display: 'inline-block', maxWidth: '100%' } as const
const tableStyle = { width: '100%', borderCollapse: 'collapse' } as const
const cellStyle = { padding: '4px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 'normal' } as const
const amountStyle = {
  ...cellStyle,
  padding: '4px 0 4px 16px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
} as const
/** As wide in each delivery, so that their names begin at one line. */
const quantityStyle = { ...amountStyle, padding: '4px 12px 4px 0', minWidth: '48px' } as const
const buttonStyle = {
  display: 'inline-block',
  border: '2px solid',
  borderRadius: '4px',
  padding: '10px 20px',
  color: 'inherit',
  fontWeight: 'bold',
  textDecoration: 'none',
} as const
const linkStyle = { color: 'inherit' } as const
const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden' }

/** A mail as an HTML document without scripts, images and style sheets. */
export function MailDocument({ parts }: { readonly parts: MailParts }) {
  const { locale, subject, title, lead, rows, transfer, deliveries, sums, notes, links, law, seller } = parts
  return (
    <html lang={locale}>
      <Head title={subject} />
      <body style={bodyStyle}>
        <div style={hidden}>{lead}</div>
        <div style={pageStyle}>
          <h1 style={{ fontSize: '24px', lineHeight: 1.3, margin: '0 0 12px', overflowWrap: 'anywhere' }}>
            {title}
          </h1>
          <p style={{ margin: '0 0 20px' }}>{lead}</p>
          <Rows colon={colonOf(locale)} rows={rows} />
          <Actions parts={parts} />
          {transfer === null ? null : <Section section={transfer} colon={colonOf(locale)} />}
          {deliveries.map((delivery, index) => (
            <Delivery key={index} delivery={delivery} colon={colonOf(locale)} />
          ))}
          <Sums sums={sums} />
          {notes.map((note) => (
            <p key={note} style={{ margin: '16px 0 0' }}>
              {note}
            </p>
          ))}
          <Links links={links} locale={locale} />
          {law === null ? null : (
            <Part heading={law.heading}>
              <MailLaw blocks={law.blocks} />
            </Part>
          )}
          <Seller lines={seller} />
        </div>
      </body>
    </html>
  )
}

const Head = ({ title }: { readonly title: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{title}</title>
  </head>
)

/** The first one as a button. */
const Actions = ({ parts: { actions, actionNote } }: { readonly parts: MailParts }) => (
  <>
    {actions.map(({ text, href }, index) => (
      <p key={href} style={{ margin: '16px 0 0' }}>
        <a href={href} style={index === 0 ? buttonStyle : linkStyle}>
          {text}
        </a>
      </p>
    ))}
    {actionNote === null ? null : <p style={{ margin: '12px 0 0', fontSize: '13px' }}>{actionNote}</p>}
  </>
)

const Links = ({ links, locale }: Pick<MailParts, 'links' | 'locale'>) =>
  links.length === 0 ? null : (
    <Part heading={mailTexts[locale].goodToKnow}>
      <Rows
        colon={colonOf(locale)}
        rows={links.map(({ text, href }) => ({ label: text, value: href, href }))}
      />
    </Part>
  )

const Seller = ({ lines }: { readonly lines: readonly string[] }) => (
  <div style={{ ...partStyle, fontSize: '13px' }}>
    {lines.map((line) => (
      <p key={line} style={rowStyle}>
        {line}
      </p>
    ))}
  </div>
)

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div style={partStyle}>
      <h2 style={headingStyle}>{heading}</h2>
      {children}
    </div>
  )
}

interface ColonProps {
  /** Between a label and its value. */
  readonly colon: string
}

interface SectionProps extends ColonProps {
  readonly section: MailSection
}

const Section = ({ section: { heading, text, rows }, colon }: SectionProps) => (
  <Part heading={heading}>
    <p style={{ margin: '0 0 12px' }}>{text}</p>
    <Rows colon={colon} rows={rows} />
  </Part>
)

interface DeliveryProps extends ColonProps {
  readonly delivery: MailDelivery
}

const Delivery = ({ delivery: { heading, address, rows, itemsLabel, items }, colon }: DeliveryProps) => (
  <Part heading={heading}>
    <p style={{ ...rowStyle, margin: '0 0 8px' }}>
      {address.map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </p>
    <Rows colon={colon} rows={rows} />
    <table style={{ ...tableStyle, marginTop: '12px' }}>
      <caption style={{ textAlign: 'left', fontSize: '13px', padding: '0 0 4px' }}>{itemsLabel}</caption>
      <tbody>
        {items.map(({ quantity, name, details, amount }, index) => (
          <tr key={index}>
            <td style={quantityStyle}>{quantity}</td>
            <th scope="row" style={{ ...cellStyle, width: '100%', overflowWrap: 'anywhere' }}>
              {name}
              {details.length === 0 ? null : (
                <span style={{ display: 'block', fontSize: '13px' }}>{details.join(' · ')}</span>
              )}
            </th>
            <td style={amountStyle}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
)

const toneStyles = {
  quiet: { fontSize: '13px' },
  saving: {},
  total: { fontSize: '18px', fontWeight: 'bold', borderTop: '1px solid', paddingTop: '8px' },
} as const

const Sums = ({ sums }: { readonly sums: readonly MailRow[] }) =>
  sums.length === 0 ? null : (
    <div style={partStyle}>
      <table style={tableStyle}>
        <tbody>
          {sums.map(({ label, value, tone }, index) => {
            const style = tone === undefined ? {} : toneStyles[tone]
            return (
              <tr key={index}>
                <th scope="row" style={{ ...cellStyle, ...style }}>
                  {label}
                </th>
                <td style={{ ...amountStyle, ...style }}>{value}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )

interface RowsProps extends ColonProps {
  readonly rows: readonly MailRow[]
}

const Rows = ({ rows, colon }: RowsProps) =>
  rows.map(({ label, value, href }, index) => (
    <p key={index} style={rowStyle}>
      {href === undefined ? (
        <>
          {label}
          {value === '' ? null : colon}
          {value === '' ? null : <strong style={valueStyle}>{value}</strong>}
        </>
      ) : (
        <a href={href} style={linkStyle}>
          {label}
        </a>
      )}
    </p>
  ))
