const script = /(<script\b[^>]*>[\s\S]*?<\/script>)/i
const at = /(?<=[\w.%+-])@(?=[\w-]+\.\w)/g

/**
 * Writes the at sign of every e-mail address of a document as HTML and JavaScript may write it, so
 * that simple harvesters, which look for `name@host` in the bytes, find none. For browsers, screen
 * readers and the clipboard nothing changes, and nothing needs JavaScript.
 */
export function hideAddresses(html: string): string {
  return html
    .split(script)
    .map((part) => part.replace(at, part.startsWith('<script') ? '\\u0040' : '&#64;'))
    .join('')
}

/** The same for what a page fetches when somebody follows a link: texts of JSON. */
export function hideAddressesInData(data: string): string {
  return data.replace(at, '\\u0040')
}
