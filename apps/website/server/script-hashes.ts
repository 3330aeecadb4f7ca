import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/**
 * Takes our mark out of a rendered document and returns the CSP hashes of the inline
 * scripts that carried it. A script that content smuggled in has no mark, so it gets no hash and
 * does not run; and the bytes can be stored, because nothing in them is a secret (T44).
 */
export function takeScriptHashes(
  html: string,
  scriptMark: string,
): { html: string; hashes: string[] } {
  const attribute = ` nonce="${scriptMark}"`
  if (!html.includes(scriptMark)) return { html, hashes: [] }
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(script)) {
    if (code !== '' && attributes.includes(attribute)) hashes.add(cspHash(code))
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}

/** Hash of an inline script or style as a Content-Security-Policy names it. */
export function cspHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
