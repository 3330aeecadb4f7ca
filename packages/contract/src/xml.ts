const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 has no place for, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as it stands in XML, between tags or in an attribute; what XML cannot hold is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A finished piece of XML; only `element` makes one, so a text is never taken for markup. */
export type Xml = { readonly xml: string }

type Content = Xml | string | null

/** An element with its attributes and children; texts are escaped, null is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Content[]
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = children.map((one) =>
    one === null || typeof one === 'string' ? escapeXml(one ?? '') : one.xml,
  )
  const open = `<${name}${given.join('')}`
  return { xml: inner.length === 0 ? `${open}/>` : `${open}>${inner.join('')}</${name}>` }
}

/** A whole document in UTF-8. */
export const xmlDocument = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
