import { createHash } from 'node:crypto'
import type { Sprache } from '@kurstadt/contract'
import type { PushNachricht } from '@kurstadt/contract/abos'
import type { PayloadRequest } from 'payload'
import type { HinweisDoc } from '../../../payload-types.ts'
import { type Alert, alertMessage, countAlertDevices, isAlertSent } from '../../abos/index.ts'
import { alertAddress } from './alert-address.ts'

/** An alert as it would go out to devices, and why it would not. */
export type AlertPlan = {
  alert: Alert
  doc: HinweisDoc
  empfaenger: number
  problem: string | null
}

/** Hours after which an alert is no news, whatever it says of itself. */
const hoursOfUse = 24

const levels: Record<Sprache, Record<HinweisDoc['stufe'], string>> = {
  de: { info: '', warnung: 'Warnung: ', gefahr: 'Gefahr: ' },
  en: { info: '', warnung: 'Warning: ', gefahr: 'Danger: ' },
}

const read = (req: PayloadRequest, id: string, locale: Sprache): Promise<HinweisDoc | null> =>
  req.payload.findByID({
    collection: 'hinweise',
    id,
    locale,
    fallbackLocale: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })

/** The message in a language; what nobody has translated is German, and says so of itself. */
function messageOf(german: HinweisDoc, own: HinweisDoc, asked: Sprache): PushNachricht {
  const isOwn = Boolean(own.titel)
  const [doc, sprache] = isOwn ? [own, asked] : [german, 'de' as const]
  const titel = levels[sprache][doc.stufe] + doc.titel
  return {
    ...alertMessage(sprache, titel, doc.text ?? ''),
    adresse: alertAddress({ bereich: german.bereich, link: own.link ?? german.link }, asked),
    marke: `hinweis:${german.nummer ?? german.id}`,
  }
}

function endOf({ gueltig_bis }: HinweisDoc, now: Date): string {
  const latest = new Date(now.getTime() + hoursOfUse * 3_600_000).toISOString()
  return [latest, gueltig_bis ?? latest].toSorted()[0] ?? latest
}

function isOver({ gueltig_bis, gueltig_von }: HinweisDoc, now: string): boolean {
  const end = gueltig_bis == null ? now : new Date(gueltig_bis).toISOString()
  return new Date(gueltig_von).toISOString() > now || end < now
}

function problemOf(
  doc: HinweisDoc,
  { empfaenger, isSent }: { empfaenger: number; isSent: boolean },
) {
  if (doc._status !== 'published')
    return 'Dieser Hinweis ist nicht veröffentlicht. Veröffentlichen Sie ihn zuerst.'
  if (isOver(doc, new Date().toISOString()))
    return 'Dieser Hinweis gilt gerade nicht. Ändern Sie „Zeigen ab“ oder „Zeigen bis“.'
  if (isSent)
    return 'So ist der Hinweis schon hinausgegangen. Erst mit einem anderen Wortlaut geht er noch einmal an alle.'
  if (empfaenger === 0)
    return 'Noch hat niemand Mitteilungen über Hinweise eingeschaltet. Es gibt niemanden, an den er gehen könnte.'
  return null
}

/** What would go out to devices of an alert; null where there is none that the account may read. */
export async function planAlert(req: PayloadRequest, id: string): Promise<AlertPlan | null> {
  const [german, english] = [await read(req, id, 'de'), await read(req, id, 'en')]
  if (german === null || english === null) return null
  const messages = {
    de: messageOf(german, german, 'de'),
    en: messageOf(german, english, 'en'),
  }
  const said = createHash('sha256').update(JSON.stringify(messages)).digest('base64url')
  const anlass = `hinweis:${german.id}:${said.slice(0, 22)}`
  const [empfaenger, isSent] = [await countAlertDevices(req), await isAlertSent(req, anlass)]
  return {
    alert: { anlass, messages, bis: endOf(german, new Date()) },
    doc: german,
    empfaenger,
    problem: problemOf(german, { empfaenger, isSent }),
  }
}
