import { aboEndePfad, eigeneAboseite, pushPfade } from '@kurstadt/contract/abo-paths'
import { eigeneBrettseite } from '@kurstadt/contract/brett-paths'
import { partnerSeite } from '@kurstadt/contract/partner-paths'
import { rueckmeldungSeite } from '@kurstadt/contract/rueckmeldung-paths'
import { eigeneShopseite, zahlungMeldePfad } from '@kurstadt/contract/shop-paths'
import { kioskEndePfad } from '../src/lib/index.ts'

/** Pages that are rendered for one person alone, whatever cookies they bring: no store sees them (T20). */
export const ownPages: readonly { name: string; pattern: RegExp }[] = [
  /** A draft behind a signed link (T24). */
  { name: 'preview', pattern: /^\/vorschau\/[\w.-]+$/ },
  /** Whether the staff intranet is private is for its address to say, and for no cookie (T21). */
  { name: 'intranet', pattern: /^\/(de|en)\/intranet(\/|$)/ },
  /** Pages for council members, and those behind a link for a password of theirs. */
  { name: 'council members', pattern: /^\/(de|en)\/gemeinderat\/(intern|passwort)(\/|$)/ },
  /** How a request stands, for its sender alone (T65). */
  { name: 'status of a request', pattern: /^\/(de\/anfragestatus|en\/request-status)\// },
  { name: 'cart and orders', pattern: eigeneShopseite },
  { name: 'mails that somebody waits for', pattern: eigeneAboseite },
  { name: 'notices and answers to them', pattern: eigeneBrettseite },
  { name: 'entries that partners keep', pattern: partnerSeite },
  { name: 'what somebody says of a page', pattern: rueckmeldungSeite },
  /** What came of checking a copy holds for this moment. */
  { name: 'check of a notice', pattern: /^\/de\/bekanntmachungen\/pruefen(\/|$)/ },
]

/** Forms that come from elsewhere, and say nothing but a word that only those know who may send them. */
export const foreignCalls: readonly { name: string; pattern: RegExp }[] = [
  { name: 'end of mails', pattern: aboEndePfad },
  { name: 'notice of a payment', pattern: new RegExp(`^${zahlungMeldePfad}$`) },
]

const formCalls = ['anfragen/[a-z-]{1,40}', 'fuehrungen/anfrage', 'pauschalen/anfrage']
const calls = [
  ...formCalls.map((path) => `/api/${path}`),
  ...Object.values(pushPfade),
  kioskEndePfad,
]

/** Where scripts of our pages send forms to (spec 7). */
export const callPath = new RegExp(`^(${calls.join('|')})$`)
