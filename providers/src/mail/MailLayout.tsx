/** @jsxRuntime automatic */
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter } from './letter.ts'

const font = "Lato, 'Segoe UI', Helvetica, Arial, sans-serif"
const styles = {
  page: { margin: 0, padding: '32px 12px', background: '#f1f2f6', fontFamily: font, color: '#1d2030' },
  card: { width: '100%', maxWidth: 560, margin: '0 auto', background: '#ffffff', borderRadius: 12 },
  head: { padding: '28px 36px 0', fontSize: 20, fontWeight: 700, letterSpacing: '-0.01em', color: '#5b4bdb' },
  body: { padding: '20px 36px 36px' },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: '32px', fontWeight: 700 },
  paragraph: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' },
  button: {
    display: 'inline-block',
    margin: '8px 0 20px',
    padding: '13px 24px',
    borderRadius: 8,
    background: '#5b4bdb',
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: '#5d6275' },
  foot: { padding: '20px 0 0', textAlign: 'center', fontSize: 13, color: '#5d6275' },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 },
} satisfies Record<string, CSSProperties>

const Body = ({ letter }: { letter: Letter }) => (
  <>
    <h1 style={styles.heading}>{letter.heading}</h1>
    {letter.paragraphs.map((paragraph) => (
      <p key={paragraph} style={styles.paragraph}>
        {paragraph}
      </p>
    ))}
    {letter.button && (
      <>
        <a href={letter.button.url} style={styles.button}>
          {letter.button.label}
        </a>
        <p style={styles.small}>
          If the button does not work, open this address in your browser:
          <br />
          <a href={letter.button.url} style={{ color: '#5b4bdb', wordBreak: 'break-all' }}>
            {letter.button.url}
          </a>
        </p>
      </>
    )}
    {letter.note && <p style={styles.small}>{letter.note}</p>}
  </>
)

/** Tables and inline styles, since mail programs know little else. */
const MailLayout = ({ letter, publicUrl }: { letter: Letter; publicUrl: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{letter.subject}</title>
    </head>
    <body style={styles.page}>
      <div style={styles.preview}>{letter.preview}</div>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.card}>
        <tbody>
          <tr>
            <td style={styles.head}>Questboard</td>
          </tr>
          <tr>
            <td style={styles.body}>
              <Body letter={letter} />
            </td>
          </tr>
        </tbody>
      </table>
      <div style={styles.foot}>
        <a href={publicUrl} style={{ color: '#5d6275' }}>
          Questboard
        </a>
        {' · where game companies and creators meet'}
      </div>
    </body>
  </html>
)

export const renderHtml = (letter: Letter, publicUrl: string): string =>
  `<!doctype html>${renderToStaticMarkup(<MailLayout letter={letter} publicUrl={publicUrl} />)}`
