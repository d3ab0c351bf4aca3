import { faultForm } from '../faultForm.ts'
import { escapeHtml, vendorPage, vendorStyle } from '../html.ts'
import { current, type Intent, type Method, type Session } from './books.ts'
import { control, faultKinds } from './control.ts'
import { totalOf } from './render.ts'

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

const style = `table { width: 100%; margin: 0 0 18px; font-size: 14px } td { padding: 4px 0 }
td:last-child { text-align: right } .problem { color: #ff8787 } fieldset { border: none; padding: 0; margin: 0 0 12px }
td form { display: inline } td button { display: inline; width: auto; margin: 0; padding: 4px 10px }`

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${vendorStyle} ${style}</style></head><body><main>${body}</main></body></html>`

const usual = '4242 4242 4242 4242'

const lineRow = ({ name, amount }: Session['lines'][number]): string =>
  `<tr><td>${escapeHtml(name)}</td><td>${dollars(amount)}</td></tr>`

const savedCard = ({ id, brand, last4 }: Method, index: number): string =>
  `<label><input type="radio" name="saved" value="${escapeHtml(id)}"${index === 0 ? ' checked' : ''} onchange="this.form.number.value = ''">
${escapeHtml(brand)} ending in ${escapeHtml(last4)}</label>`

/**
 * The field for a card number. It is empty at first if the customer has saved cards. A number that the user types is
 * used instead of the selected card.
 */
const numberField = (hasSaved: boolean): string => {
  const given = hasSaved ? `placeholder="${usual}" oninput="this.form.saved.value = ''"` : `value="${usual}"`
  return `<label>Card number <input name="number" inputmode="numeric" autocomplete="off" ${given}></label>`
}

/** Stripe's payment page. Card numbers never reach the product. */
export const payPage = (session: Session, cards: readonly Method[], problem: string): string => {
  const isSetup = session.mode === 'setup'
  const total = dollars(totalOf(session))
  const saved =
    cards.length === 0
      ? ''
      : `<fieldset>${cards.map(savedCard).join('')}
<label><input type="radio" name="saved" value=""> Another card</label></fieldset>`
  const keep =
    isSetup || !session.mayKeep
      ? ''
      : '<label><input type="checkbox" name="keep"> Save this card for the next payment</label>'
  return page(
    'Stripe sandbox',
    `<h1>${isSetup ? 'Add a card' : `Pay ${total}`}</h1>
<p>This is the sandbox: no money moves. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined,
4000 0000 0000 3220 asks your bank, 4000 0000 0000 0259 is charged back.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${isSetup ? '' : `<table>${session.lines.map(lineRow).join('')}</table>`}
<form method="post">${saved}
${numberField(cards.length > 0)}
<label>Expiry <input name="expiry" autocomplete="off" value="12 / 34"></label>${keep}
<button class="save" name="choice" value="pay">${isSetup ? 'Save card' : `Pay ${total}`}</button>
<button class="deny" name="choice" value="leave">Go back</button></form>`,
  )
}

export const bankPage = ({ amount }: Intent): string =>
  page(
    'Your bank (sandbox)',
    `<h1>Your bank asks</h1><p>Do you want to pay ${dollars(amount)}?</p><form method="post">
<button class="save" name="choice" value="agree">Confirm the payment</button>
<button class="deny" name="choice" value="refuse">Refuse</button></form>`,
  )

const act = (what: string, id: string, words: string): string =>
  `<form method="post" action="/stripe/control"><input type="hidden" name="what" value="${what}">
<input type="hidden" name="id" value="${escapeHtml(id)}"><button>${words}</button></form>`

const latest = 20

const chargeRows = (): string =>
  Object.values(current.charges)
    .slice(-latest)
    .map(
      ({ id, amount, refunded, isDisputed }) =>
        `<tr><td>${dollars(amount)}${refunded ? `, ${dollars(refunded)} refunded` : ''}</td><td>${isDisputed ? 'charged back' : act('chargeBack', id, 'Charge back')}</td></tr>`,
    )
    .join('')

const disputeRows = (): string =>
  Object.values(current.disputes)
    .slice(-latest)
    .map(
      ({ id, amount, status }) =>
        `<tr><td>${dollars(amount)} charged back</td><td>${status === 'needs_response' ? act('win', id, 'We win') + act('lose', id, 'We lose') : status}</td></tr>`,
    )
    .join('')

const option = (value: string, words: string, chosen: boolean): string =>
  `<option value="${value}"${chosen ? ' selected' : ''}>${words}</option>`

const nextCards = {
  pays: 'pays',
  declines: 'is declined',
  poor: 'has too little money',
  asks: 'asks the bank (3-D Secure)',
  chargesBack: 'is charged back',
}

export const controlPage = (): string => {
  const cards = Object.entries(nextCards).map(([value, words]) =>
    option(value, words, control.nextCard === value),
  )
  return vendorPage(
    'Stripe',
    `<p>This is the sandbox: no money moves.</p>
<form method="post" action="/stripe/control"><label>The next card <select name="nextCard">${cards.join('')}</select></label>
<button class="save">Make it so</button></form>
<table>${chargeRows()}${disputeRows()}</table>
${faultForm({
  action: '/stripe/control',
  kinds: faultKinds,
  waiting: control.fault === null ? [] : [control.fault],
  names: { kind: 'fault[kind]', times: 'fault[times]' },
})}`,
    style,
  )
}
