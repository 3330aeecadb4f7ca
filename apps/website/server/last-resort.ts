import { STATUS_CODES } from 'node:http'
import { telHref } from '@kurstadt/contract/tel-href'
import { element } from '@kurstadt/contract/xml'
import { type HeaderFields, rawHeaders } from './headers.ts'
import { lastResortTexts } from './last-resort-texts.ts'
import { houses, officeNumber } from './office-numbers.ts'
import type { Reply } from './reply.ts'
import { cspHash } from './script-hashes.ts'
import type { SecurityHeaders } from './security-headers.ts'

const style = `
:root{color-scheme:light}
body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#1c2a26;background:#f4f6f3}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}
section+section{margin-top:2.5rem;padding-top:2rem;border-top:1px solid #b9c4bd}
h2{font-size:1.25rem;margin:0 0 .5rem}
a{color:#0b5544}
a:focus-visible{outline:3px solid #0b5544;outline-offset:3px}
.home{display:inline-block;margin-top:.5rem;padding:.6rem 1.2rem;background:#0b5544;color:#fff;text-decoration:none}
dt{font-weight:600}dd{margin:0 0 .5rem}
`

const styleHash = cspHash(style)

/** Status of an answer that needs neither React nor the content API. */
export type LastResortStatus = keyof typeof lastResortTexts.de.titles

/** What a visitor can do about it, where that is known better than the status says. */
export type Reason = { de: string; en: string }

/** What is known besides the status: why, and the number of an error of ours. */
type Known = { reason?: Reason | null; number?: string | null }

/**
 * The last fallback: a static page in both languages, the one of the path first, with the telephone
 * numbers that are known (architecture, section 2; spec 8). Nothing of the request but its path's
 * prefix is in it.
 */
export function lastResort(
  status: LastResortStatus,
  path: string,
  security: SecurityHeaders,
  extra: HeaderFields = {},
  { reason = null, number = null }: Known = {},
): Reply {
  const isEnglish = /^\/en(?=\/|$)/.test(path)
  const { titles } = lastResortTexts[isEnglish ? 'en' : 'de']
  const order = isEnglish ? (['en', 'de'] as const) : (['de', 'en'] as const)
  const sections = order
    .map((sprache, index) => section(sprache, { status, reason, number, isMain: index === 0 }))
    .join('')
  const body = `<!doctype html>
<html lang="${isEnglish ? 'en' : 'de'}"><head><meta charset="utf-8"><title>${titles[status]}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head><body><main>${sections}</main></body></html>
`
  const headers = {
    ...security.lastResort(styleHash),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '10' } : {}),
    ...extra,
  }
  return { status, headers, body }
}

function section(
  sprache: 'de' | 'en',
  {
    status,
    reason,
    number,
    isMain,
  }: Required<Known> & { status: LastResortStatus; isMain: boolean },
): string {
  const { titles, texts, number: word, again, home } = lastResortTexts[sprache]
  const level = isMain ? 'h1' : 'h2'
  const named = number === null ? '' : `<p>${word}: <strong>${number}</strong></p>\n`
  // An empty address is that of the page itself.
  const lookAgain = status === 202 ? `<p><a class="home" href="">${again}</a></p>\n` : ''
  return `<section lang="${sprache}"><${level}>${titles[status]}</${level}><p>${reason?.[sprache] ?? texts[status]}</p>
${named}${lookAgain}${offices(sprache)}<p><a class="home" href="/${sprache}/">${home}</a></p></section>`
}

/** Telephone numbers as the town's settings said them last; without any, where else there is help. */
function offices(sprache: 'de' | 'en'): string {
  const words = lastResortTexts[sprache]
  const numbers = houses.flatMap((house) => {
    const telefon = officeNumber(house)
    if (!telefon) return []
    const link = element('a', { href: telHref(telefon) }, telefon)
    return [element('dt', {}, words.houses[house]), element('dd', {}, link)]
  })
  if (numbers.length === 0) return `<p>${words.visit}</p>`
  return `<p>${words.call}</p>${element('dl', {}, ...numbers).xml}`
}

/** Tells whoever has used up their share when to come again; `retryAfter` in seconds. */
export function tooManyRequests(
  retryAfter: number,
  path: string,
  security: SecurityHeaders,
): Reply {
  return lastResort(429, path, security, { 'Retry-After': String(retryAfter) })
}

/** A refusal as raw bytes, for requests that node could not even parse. */
export function rawRefusal(
  status: LastResortStatus,
  security: SecurityHeaders,
  extra: HeaderFields = {},
): string {
  const more = { Connection: 'close', ...extra }
  const { headers, body } = lastResort(status, '/', security, more)
  const length = Buffer.byteLength(body)
  const pairs = rawHeaders(headers).reduce(
    (text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'),
    '',
  )
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${pairs}Content-Length: ${length}\r\n\r\n${body.toString()}`
}
