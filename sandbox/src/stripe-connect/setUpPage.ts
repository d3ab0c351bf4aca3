import { escapeHtml, vendorStyle } from '../html.ts'

/** A single form in place of all the pages on which Stripe asks for missing data. */
export const setUpPage = (returnUrl: string | null): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Stripe sandbox: set up</title>
<style>${vendorStyle}</style></head><body><main>
<h1>Set up your payouts</h1>
<p>This is the sandbox: no money moves. A number ending in 0000 makes every payout fail.</p>
<form method="post">${
  returnUrl === null ? '' : `<input type="hidden" name="return_url" value="${escapeHtml(returnUrl)}">`
}
<label>Card or account number <input name="number" value="4000 0566 5566 5556"></label>
<button class="save" name="choice" value="save">Save and go back</button>
<button name="choice" value="later">Go back without the proof of identity</button>
<button class="deny" name="choice" value="cancel">Cancel</button></form></main></body></html>`
