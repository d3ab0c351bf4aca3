const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** All vendor pages have the same plain style, so that no one mistakes them for the real ones. */
export const vendorStyle = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #14151c; color: #e8e9f0;
         font: 16px/1.5 Lato, 'Segoe UI', system-ui, sans-serif }
  main { box-sizing: border-box; width: min(504px, calc(100vw - 24px)); padding: 32px; background: #1d1f2a; border-radius: 14px }
  h1 { margin: 0 0 4px; font-size: 22px } p { margin: 0 0 20px; color: #a6aabb; font-size: 14px }
  button { display: block; width: 100%; margin: 0 0 10px; padding: 12px 16px; text-align: left; color: inherit; font: inherit;
           background: #272a38; border: 1px solid #363a4d; border-radius: 10px; cursor: pointer }
  button:hover, button:focus-visible { border-color: var(--brand, #4dacf7); outline: none }
  button small { display: block; color: #a6aabb } .deny { text-align: center; background: none; border: none; color: #a6aabb }
  details { margin: 6px 0 14px } summary { cursor: pointer; color: #a6aabb } label { display: block; margin: 10px 0 0; font-size: 14px }
  summary h2 { display: inline; font-size: 17px; color: #e8e9f0 } input:not([type=checkbox], [type=radio]), select { width: 100%; box-sizing: border-box; padding: 9px; color: inherit; font: inherit;
    background: #14151c; border: 1px solid #363a4d; border-radius: 8px } details button, .save { margin-top: 14px; text-align: center }`

export const vendorPage = (
  title: string,
  body: string,
  style = '',
): string => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} (sandbox)</title><style>${vendorStyle}
a { color: #7cc4ff } main { margin: 24px 0 } h2 { font-size: 17px } .ways { margin: 0 0 12px } ${style}</style></head>
<body><main><p class="ways"><a href="/">All of the sandbox</a></p><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>`
