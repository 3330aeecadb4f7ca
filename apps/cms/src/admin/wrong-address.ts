import { escapeHtml } from '../platform/escape-html.ts'

/**
 * Says that the back office lives elsewhere, with a link there: at any other address a login would
 * work and every save be refused (E9).
 */
export function wrongAddressPage(url: string, path: string): string {
  const address = escapeHtml(url + (path.startsWith('/') ? path : '/'))
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Andere Adresse – Redaktion</title></head>
<body style="font:18px/1.5 sans-serif;max-width:36em;margin:3em auto;padding:0 1em">
<main><h1>Die Redaktion hat eine andere Adresse</h1>
<p>Unter der Adresse, die Sie geöffnet haben, könnten Sie nichts speichern. Bitte öffnen Sie:</p>
<p><a href="${address}">${address}</a></p></main></body></html>
`
}
