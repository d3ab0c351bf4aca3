import express, { Router } from 'express'

/** Cloudflare Turnstile: the script draws a checkbox, and the check accepts its token. */
export const router: Router = Router()

const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'
const script = `
for (const place of document.querySelectorAll('.cf-turnstile')) draw(place, { callback: window[place.dataset.callback] })
function draw(place, options) {
  const label = document.createElement('label'), box = document.createElement('input'), token = document.createElement('input')
  box.type = 'checkbox'; token.type = 'hidden'; token.name = 'cf-turnstile-response'
  box.onchange = () => { token.value = box.checked ? '${TOKEN}' : ''; if (box.checked) options.callback?.(token.value) }
  label.append(box, ' I am a person (sandbox)', token); place.replaceChildren(label); return place
}
window.turnstile = {
  render: (place, options) => draw(typeof place === 'string' ? document.querySelector(place) : place, options),
  reset: () => {}, remove: (place) => place.replaceChildren(), getResponse: () => document.querySelector('[name=cf-turnstile-response]')?.value,
}`

router.get('/turnstile/v0/api.js', (_request, response) => void response.type('js').send(script))

router.post('/turnstile/v0/siteverify', express.urlencoded({ extended: false }), (request, response) => {
  const success = request.body?.response === TOKEN
  response.json({ success, 'error-codes': success ? [] : ['invalid-input-response'] })
})
