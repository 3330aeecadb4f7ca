import { loadPhotoArchive } from '../content/index.server.ts'
import { photoArchivePath, type RenderFacts } from '../content/index.ts'
import { askedDay, type Day, DayPictures } from '../features/fotopunkt/index.ts'
import { mediathekTextsIn, SpracheContext, spracheOfPath } from '../i18n/index.ts'
import { berlinTime } from '../lib/index.ts'
import { asContentError } from './failure.server.tsx'
import { type Asked, redirect, type Shown } from './route.ts'

type Sprache = ReturnType<typeof spracheOfPath>

const statuses = { day: 200, future: 400, unreadable: 400, away: 503 } as const

/** A day of the photo point's archive; pages of this site may show it in a frame (spec 2.7). */
export async function showPhotoArchive({ url, facts }: Asked): Promise<Shown | Response> {
  const sprache = spracheOfPath(url.pathname)
  const path = photoArchivePath[sprache]
  if (url.pathname !== path) return redirect(`${path}${url.search}`, 301)
  facts.frameAncestors.add("'self'")
  const heute = berlinTime(new Date()).slice(0, 10)
  const day = await readDay({ sprache, datum: url.searchParams.get('datum'), heute }, facts)
  const view = (
    <SpracheContext value={sprache}>
      <title>{mediathekTextsIn(sprache).fotopunkt.archive}</title>
      <meta name="robots" content="noindex" />
      <DayPictures day={day} heute={heute} />
    </SpracheContext>
  )
  return { theme: 'default', status: statuses[day.kind], view }
}

type AskedFor = { sprache: Sprache; datum: string | null; heute: string }

/** Only a day with pictures is kept: anybody can ask for thousands without. */
async function readDay({ sprache, datum, heute }: AskedFor, facts: RenderFacts): Promise<Day> {
  const asked = askedDay(datum, heute)
  if (asked.kind === 'future' || asked.kind === 'unreadable') return asked
  try {
    const tag = asked.kind === 'day' ? asked.tag : null
    const archive = await loadPhotoArchive({ sprache, tag })
    for (const one of archive.tags) facts.tags.add(one)
    facts.isStale = archive.isStale
    facts.isCacheable = archive.bilder.length > 0
    return { kind: 'day', ...archive }
  } catch (error) {
    if (!asContentError(error)) throw error
    return { kind: 'away' }
  }
}
