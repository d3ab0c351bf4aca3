import { escapeHtml, vendorStyle } from '../html.ts'

export const setUpPage = (method: 'card' | 'paypal', returnUrl: string): string => {
  const field =
    method === 'paypal'
      ? 'PayPal address <input name="destination" type="email" value="creator@paypal.example">'
      : 'Card or account number <input name="destination" inputmode="numeric" value="4000 0025 0000 3155">'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Payout sandbox: set up</title>
<style>${vendorStyle}</style></head><body><main>
<h1>Set up your payouts</h1>
<p>This is the sandbox: no money moves. A number ending in 0000 makes every payout fail.</p>
<form method="post"><input type="hidden" name="return_url" value="${escapeHtml(returnUrl)}">
<label>${field}</label>
<button class="save" name="choice" value="save">Save and go back</button>
<button class="deny" name="choice" value="cancel">Cancel</button></form></main></body></html>`
}
