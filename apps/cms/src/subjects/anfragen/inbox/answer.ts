import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { env } from '../../../env.ts'
import type { AnfrageDoc } from '../../../payload-types.ts'
import { asOne } from '../../../platform/database/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import { readOwnRequest } from './access.ts'
import { nachrichten } from './nachrichten.ts'
import { hashOfZugang, zugangOf } from './status-link.ts'
import { hasStatusPage, statusUrlOf } from './status-url.ts'
import { stelleOf } from './stelle.ts'

const written = (longest: number, what: string) =>
  z
    .string(`Bitte geben Sie ${what} an.`)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').toWellFormed().trim())
    .min(1, `Bitte geben Sie ${what} an.`)
    .max(longest, `Bitte kürzen Sie: höchstens ${longest} Zeichen.`)

/** What an editor writes; a line break in the subject would reach the head of the mail (T61). */
const answer = z.object({
  betreff: written(160, 'einen Betreff').regex(/^\P{Cc}*$/u, 'Der Betreff ist eine Zeile.'),
  text: written(8_000, 'einen Text'),
  /** How many answers its writer knew of: one that comes twice, or beside another, is not sent. */
  bisher: z.int('Bitte laden Sie die Seite neu.'),
  erledigt: z.boolean().default(false),
})

type Answer = z.infer<typeof answer>

const endings = {
  de: 'Diese Antwort und den Stand Ihrer Anfrage sehen Sie auch hier:',
  en: 'You also find this answer and the state of your request here:',
}

function mailOf(req: PayloadRequest, request: AnfrageDoc, { betreff, text }: Answer) {
  const address = statusUrlOf(request, req.payload.secret, env.WEBSITE_URL)
  const ending = address === null ? '' : `\n\n${endings[request.sprache ?? 'de']}\n${address}`
  return { betreff, text: `${text}${ending}\n` }
}

/** Whoever answers has begun, and has finished where they say so. */
function statusAfter(status: AnfrageDoc['status'], erledigt: boolean): AnfrageDoc['status'] {
  if (erledigt) return 'erledigt'
  return status === 'neu' ? 'in_arbeit' : status
}

/** The letter names the link that follows from today's secret, so that is the one that works. */
function zugangHashOf({ schluessel }: AnfrageDoc, secret: string): string | null {
  return schluessel ? hashOfZugang(zugangOf(schluessel, secret)) : null
}

/**
 * Keeps the answer with the request and puts it into the outbox, both or neither (F06). False, and
 * nothing done, when there are other answers than its writer knew of (F12).
 */
async function send(req: PayloadRequest, { id }: AnfrageDoc, asked: Answer): Promise<boolean> {
  await awaitTurn(req)
  // Read once more: somebody may have answered while this call waited.
  const request = await req.payload.findByID({ collection: 'anfragen', id, depth: 0, req })
  const before = nachrichten.parse(request.nachrichten)
  if (before.length !== asked.bisher) return false
  const { betreff, text, erledigt } = asked
  const wer = req.user?.name ?? ''
  const perMail = Boolean(request.email)
  const one = { am: new Date().toISOString(), wer, betreff, text, perMail }
  await req.payload.update({
    collection: 'anfragen',
    id,
    data: {
      nachrichten: [...before, one],
      status: statusAfter(request.status, erledigt),
      bearbeiter: request.bearbeiter ?? req.user?.id ?? null,
      zugang: zugangHashOf(request, req.payload.secret),
    },
    depth: 0,
    overrideAccess: true,
    user: req.user,
    req,
  })
  if (request.email) {
    const { email: antwort_an } = await stelleOf(req, request.art, request.sprache ?? 'de')
    const anlass = `anfrage:${id}:antwort:${before.length + 1}`
    const mail = mailOf(req, request, asked)
    await postMail(req, { an: request.email, antwort_an, ...mail, anlass, anfrage: id })
  }
  return true
}

const onPage = ' und steht auf der Statusseite'

/** Says where an answer is now, for whoever has sent it. */
function sentWords(request: AnfrageDoc): string {
  const hasPage = hasStatusPage(request)
  if (request.email) return `Die Antwort geht gleich hinaus${hasPage ? onPage : ''}.`
  return hasPage
    ? 'Die Antwort steht auf der Statusseite; eine E-Mail-Adresse ist nicht bekannt.'
    : 'Diese Anfrage hat weder Statusseite noch E-Mail-Adresse: Bitte rufen Sie an; der Text steht jetzt bei der Anfrage.'
}

const answeredBefore =
  'Inzwischen ist diese Anfrage schon beantwortet worden. Es ist deshalb nichts gesendet worden: Bitte lesen Sie erst, was schon geantwortet ist.'

/**
 * `POST /api/anfragen/{id}/antwort`: answers a request, by mail where there is an address, and on
 * the status page of its sender where there is one.
 */
export const answerEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/antwort',
  method: 'post',
  handler: async (req) => {
    const request = await readOwnRequest(req)
    if (!request) return refuse(404, 'Diese Anfrage gibt es nicht.')
    const { data, error } = answer.safeParse(await req.json?.().catch(() => null))
    if (!data) return refuse(400, error.issues[0]?.message ?? 'Die Angaben sind nicht lesbar.')
    const isSent = await asOne(req, () => send(req, request, data))
    if (!isSent) return refuse(409, answeredBefore)
    return Response.json({ message: sentWords(request) })
  },
}
