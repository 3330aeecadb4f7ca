import type { CollectionSlug, PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { asSystem } from '../../../platform/as-system.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { Scope } from '../../access/index.ts'
import { valuesOf } from '../../changes/index.ts'
import { entryName } from '../entry-name.ts'
import { type Review, reviewOf } from './next-review.ts'
import { addressees, type Reviewer, reviewersOf } from './reviewers.ts'

/** A mail about a review that could not go out for so long has been overtaken. */
const mailDays = 14

/** A saved entry as it was and as it is now. */
type Saved = { id: number | string; before: unknown; after: unknown; updatedAt: unknown }

type Letter = { betreff: string; satz: string; kommentar: string | null }

const standOf = (doc: unknown) => valuesOf(doc).get('bearbeitungsstand')

/** What somebody wrote, marked as quoted: a line of it never becomes a link of ours (T62). */
function quoted(kommentar: string | null): string {
  if (kommentar === null) return ''
  return `\n\n${kommentar
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`
}

async function write(
  req: PayloadRequest,
  slug: CollectionSlug,
  { id, updatedAt }: Saved,
  { to, letter }: { to: Pick<Reviewer, 'id' | 'name' | 'email'>; letter: Letter },
): Promise<void> {
  const name = await entryName(req, slug, id, { draft: true })
  const address = `${env.BACK_OFFICE_URL}/admin/collections/${slug}/${id}`
  const { betreff, satz, kommentar } = letter
  await postMail(req, {
    an: to.email,
    betreff: `${betreff}: ${name}`,
    text: `Guten Tag ${to.name},\n\n${satz}\n\n${name}\n${address}${quoted(kommentar)}\n`,
    anlass: `pruefung:${slug}:${id}:${String(updatedAt)}:${to.id}`,
    tage: mailDays,
  })
}

/** Whoever handed an entry in hears what became of it, unless it was their own doing. */
async function answer(
  req: PayloadRequest,
  slug: CollectionSlug,
  saved: Saved,
  letter: Letter,
): Promise<void> {
  const { pruefung_von } = reviewOf(valuesOf(saved.before))
  if (pruefung_von === null || pruefung_von === req.user?.id) return
  const to = await req.payload.findByID({
    collection: 'benutzer',
    id: pruefung_von,
    disableErrors: true,
    req,
    ...asSystem,
  })
  if (to?.email) await write(req, slug, saved, { to: { ...to, email: to.email }, letter })
}

async function ask(
  req: PayloadRequest,
  { slug, scope, saved }: { slug: CollectionSlug; scope: Scope; saved: Saved },
  review: Review,
): Promise<void> {
  const reviewers = await reviewersOf(req, scope, saved.after)
  const satz = `${req.user?.name ?? 'Die Redaktion'} bittet Sie, diesen Eintrag zu prüfen:`
  const letter = { betreff: 'Bitte prüfen', satz, kommentar: review.pruefung_kommentar }
  for (const to of addressees(reviewers, review.pruefung_durch))
    await write(req, slug, saved, { to, letter })
}

/**
 * Writes the mails of a review, in the transaction of the save (E14): to whoever is to look at the
 * entry when it is handed in, and to whoever handed it in when it is given back or published.
 */
export async function mailReview(
  req: PayloadRequest,
  about: { slug: CollectionSlug; scope: Scope; saved: Saved },
): Promise<void> {
  const { slug, saved } = about
  const [from, to] = [standOf(saved.before), standOf(saved.after)]
  if (from === to) return
  const review = reviewOf(valuesOf(saved.after))
  const who = req.user?.name ?? 'Die Redaktion'
  if (to === 'pruefung') await ask(req, about, review)
  else if (from === 'pruefung' && to === 'entwurf')
    await answer(req, slug, saved, {
      betreff: 'Zurück in Arbeit',
      satz: `${who} hat diesen Eintrag durchgesehen und gibt ihn Ihnen zurück:`,
      kommentar: review.pruefung_kommentar,
    })
  else if (from === 'pruefung' && to === 'veroeffentlicht')
    await answer(req, slug, saved, {
      betreff: 'Veröffentlicht',
      satz: `${who} hat diesen Eintrag geprüft und veröffentlicht:`,
      kommentar: null,
    })
}
