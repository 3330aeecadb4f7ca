import { calls, type Sprache } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import { follow, newTrail, type Reading, type Trail } from './load-shell.server.ts'
import type { ListedPage } from './page.ts'
import { orNull } from './report.server.ts'

/** More pages than a town has. */
const pro_seite = 5000

/** Every page of a language by address; none while they cannot be had, which is reported. */
export async function readAllPages(
  { answers, report }: Reading,
  sprache: Sprache,
): Promise<{ pages: ListedPage[]; trail: Trail }> {
  const trail = newTrail()
  const call = prepareCall('seiten', null, { sprache, pro_seite })
  const outcome = await orNull(report, 'seiten', answers.read(calls.seiten.answer, call))
  follow(trail, outcome ?? { tags: ['seiten'], isStale: true, isShared: true })
  const data = outcome?.kind === 'found' ? outcome.value.data : []
  const pages = data.filter(({ href }) => href.startsWith(`/${sprache}/`))
  return { pages: pages.map(({ title, href }) => ({ title, href })), trail }
}
