import { calls } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import { composeBlocks } from './compose-blocks.server.ts'
import { withEntry } from './entry-title.server.ts'
import { readAnswers } from './load-page.server.ts'
import { newTrail, type Reading, readShell } from './load-shell.server.ts'
import { ContentError, type Page } from './page.ts'

/** A page that is not public yet, and until when its link shows it (ISO time in UTC). */
export type Preview = { page: Page; bis: string }

/** Composes the draft that a signed link shows; every other part of the page is what is public. */
export async function readPreview(reading: Reading, token: string): Promise<Preview> {
  const outcome = await reading.answers.read(
    calls.vorschau.answer,
    prepareCall('vorschau', null, { token }),
  )
  if (outcome.kind === 'missing') throw new ContentError('not-found', 'vorschau')
  const { route, seite: drafted, eintrag, bis } = outcome.value
  const apiCalls = route.apiCalls.filter(({ as }) => as !== 'seite' && as !== 'eintrag')
  const trail = newTrail()
  const [others, shell] = await Promise.all([
    readAnswers(reading, { ...route, apiCalls }, new URLSearchParams(), trail),
    readShell(reading, { sprache: route.sprache, theme: route.pageTheme }, trail),
  ])
  const answers = { ...others, eintrag }
  const { pageContent, ...rest } = drafted
  const place = { report: reading.report, path: 'a preview', shell }
  const blocks = composeBlocks(place, pageContent, answers)
  const page = { seite: withEntry(rest, answers), blocks, alternates: {}, shell, queryNotice: '' }
  return { page, bis }
}
