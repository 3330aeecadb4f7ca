const script = /(<script\b[^>]*>[\s\S]*?<\/script>)/i
const at = /(?<=[\p{L}\p{N}_.%+-])@(?=[\p{L}\p{N}_-]+\.[\p{L}\p{N}])/gu

/**
 * Writes the at sign of every e-mail address of a document as HTML and JavaScript may write it, so
 * that simple harvesters, which look for `name@host` in the bytes, find none. For browsers, screen
 * readers and the clipboard nothing changes, and nothing needs JavaScript.
 */
export function hideAddresses(html: string): string {
  return html
    .split(script)
    .map((part) => part.replace(at, /^<script/i.test(part) ? '\\u0040' : '&#64;'))
    .join('')
}

/**
 * The same for a visiting card: a line of a vCard may be folded anywhere, and whoever reads one puts
 * it together again (RFC 2426, 2.6).
 */
export function hideAddressesInCard(card: string): string {
  return card.replace(at, '\r\n @')
}
