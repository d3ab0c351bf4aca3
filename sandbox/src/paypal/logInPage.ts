import { vendorStyle } from '../html.ts'

export const logInPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>PayPal sandbox: log in</title>
<style>${vendorStyle}</style></head><body><main>
<h1>Log in with PayPal</h1>
<p>This is the sandbox: no money moves. Payouts to addresses that begin with “fail” fail. Payouts to addresses that begin with “unclaimed” stay unclaimed.</p>
<form method="post">
<label>PayPal address <input name="email" type="email" value="creator@paypal.example"></label>
<label><input name="confirmed" type="checkbox" checked> The address is confirmed</label>
<button class="save" name="choice" value="agree">Agree and go back</button>
<button class="deny" name="choice" value="cancel">Cancel</button></form></main></body></html>`
