import { randomUUID } from 'node:crypto'
import { type PageTheme, pageThemes } from '@kurstadt/contract'
import {
  rueckmeldung,
  rueckmeldungCall,
  rueckmeldungErgebnis,
} from '@kurstadt/contract/rueckmeldung'
import type { ComponentProps } from 'react'
import { z } from 'zod'
import { askForVisitor } from '../content/index.server.ts'
import { FeedbackKept, FeedbackLost, feedbackTexts } from '../features/rueckmeldung/index.ts'
import { safeRedirect } from '../lib/index.ts'
import { goTo, senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import { mistake } from './failure.server.tsx'
import { showOwnMailPage } from './own-mail-page.tsx'
import type { Asked, Shown } from './route.ts'

// Whether a page has helped: asked below each page, answered here.

/** What comes with the question, its page in the address, and with a sentence from the page that follows. */
const posted = z.object({
  // It comes back as a link.
  von: rueckmeldung.shape.pfad.refine((path) => safeRedirect(path) === path),
  geholfen: z.enum(['ja', 'nein']),
  theme: z.enum(pageThemes).default('default'),
  /** Made with the first click: whoever adds a sentence brings it back. */
  kennung: z.uuid().default(() => randomUUID()),
  satz: z.string().trim().max(4_000).default(''),
})

/** Nothing stands here by itself. */
export const showFeedback = (asked: Asked): Promise<Response> =>
  Promise.resolve(goTo(`/${spracheOf(asked)}/`))

type Kept = ComponentProps<typeof FeedbackKept>

function show(asked: Asked, theme: PageTheme, kept: Kept | null, status: number): Promise<Shown> {
  const view = kept === null ? <FeedbackLost /> : <FeedbackKept {...kept} />
  const { title } = feedbackTexts[spracheOf(asked)]
  return showOwnMailPage(asked, { title, view, above: null, status, theme })
}

/** Keeps what somebody says of a page; a sentence that follows belongs to the same answer. */
export async function takeFeedback(asked: Asked): Promise<Shown> {
  asked.facts.isPrivate = true
  const { searchParams } = asked.url
  const form = new URLSearchParams(await asked.request.text())
  const read = posted.safeParse(Object.fromEntries([...searchParams, ...form]))
  if (!read.success) return mistake(asked.url.pathname, 400)
  const { satz, ...judged } = read.data
  const { geholfen, kennung, theme, von: pfad } = judged
  const outcome = await askForVisitor({
    path: rueckmeldungCall,
    body: { kennung, pfad, geholfen: geholfen === 'ja', sprache: spracheOf(asked), satz },
    answer: rueckmeldungErgebnis,
    sender: senderOf(asked),
  })
  const kept = { judged, satz, problem: null, trouble: null }
  if (outcome.kind === 'missing') return show(asked, theme, null, 404)
  if (outcome.kind !== 'ok') {
    const trouble = outcome.kind === 'busy' ? 'busy' : 'away'
    return show(asked, theme, { ...kept, trouble }, troubleStatus[trouble])
  }
  if (outcome.value.ergebnis === 'angenommen') return show(asked, theme, kept, 200)
  return show(asked, theme, { ...kept, problem: outcome.value.satz }, 400)
}
