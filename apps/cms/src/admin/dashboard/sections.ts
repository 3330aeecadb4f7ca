import type { PayloadRequest } from 'payload'
import { dayAt } from '../../platform/time/berlin.ts'
import { type Hit, type Hits, most } from './hits.ts'
import { type Days, draftsList, endingList, formOf, listView } from './places.ts'
import { findEndingSoon, findMyDrafts, findProblems, findToReview, lastLook } from './questions.ts'
import { readFailedMails, readNewRequests } from './received.ts'
import type { Section } from './section.ts'
import { type ContentType, visibleTypes } from './types.ts'
import { changedText, endingText, problemText, unproblematicText } from './words.ts'

/** Types by slug, the media library among them: it has no states, but rights that end. */
function kindsOf(types: readonly ContentType[]) {
  const medien = {
    singular: 'Bild oder Datei',
    plural: 'Bilder und Dateien',
    ends: ['nutzung_bis'],
  }
  return new Map<string, Pick<ContentType, 'singular' | 'plural' | 'ends'>>([
    ...types.map((type) => [type.slug, type] as const),
    ['medien', medien],
  ])
}

type Filling = {
  hits: Hits
  kinds: ReturnType<typeof kindsOf>
  textOf: (hit: Hit) => string
  listOf: (slug: string) => string
}

function fill({
  hits,
  kinds,
  textOf,
  listOf,
}: Filling): Pick<Section, 'count' | 'lines' | 'lists'> {
  const lists = [...hits.counts].map(([slug, count]) => ({
    label: kinds.get(slug)?.plural ?? slug,
    count,
    href: listOf(slug),
  }))
  return {
    count: lists.reduce((sum, { count }) => sum + count, 0),
    lists: lists.sort((a, b) => a.label.localeCompare(b.label, 'de')),
    lines: hits.first.map((hit) => ({
      href: formOf(hit.typ, hit.id),
      titel: hit.titel || 'ohne Titel',
      art: kinds.get(hit.typ)?.singular ?? hit.typ,
      text: textOf(hit),
    })),
  }
}

/** Days that count as soon. */
const soon = 14

function daysFrom(now: Date): Days {
  const until = new Date(now.getTime() + soon * 24 * 60 * 60 * 1000)
  return { from: `${dayAt(now)}T00:00:00.000Z`, until: until.toISOString() }
}

async function readContent(req: PayloadRequest, me: string, now: Date): Promise<Section[]> {
  const types = await visibleTypes(req)
  const days = daysFrom(now)
  const asking = { req, types, me, days }
  const [drafts, reviews, endings, problems] = await Promise.all([
    findMyDrafts(asking),
    findToReview(asking),
    findEndingSoon(asking),
    findProblems(asking),
  ])
  const looked = problems.counts.size === 0 ? await lastLook(req) : null
  const kinds = kindsOf(types)
  const endingIn = (slug: string) => endingList({ slug, ends: kinds.get(slug)?.ends ?? [] }, days)
  return [
    {
      key: 'entwuerfe',
      titel: 'Meine Entwürfe',
      empty: 'Kein angefangener Entwurf. Was Sie als Entwurf speichern, finden Sie hier wieder.',
      ...fill({ hits: drafts, kinds, textOf: changedText, listOf: (slug) => draftsList(slug, me) }),
    },
    {
      key: 'pruefung',
      titel: 'Zur Prüfung',
      empty: 'Nichts wartet auf eine Durchsicht.',
      ...fill({
        hits: reviews,
        kinds,
        textOf: changedText,
        listOf: (slug) => listView(slug, 'pruefung'),
      }),
    },
    {
      key: 'ablauf',
      titel: 'Läuft bald ab',
      empty: `In den nächsten ${soon} Tagen läuft nichts ab.`,
      ...fill({ hits: endings, kinds, textOf: (hit) => endingText(hit, now), listOf: endingIn }),
    },
    {
      key: 'befunde',
      titel: 'Gefundene Fehler',
      empty: unproblematicText(looked),
      ...fill({
        hits: problems,
        kinds,
        textOf: problemText,
        listOf: (slug) => listView(slug, 'befunde'),
      }),
    },
  ]
}

/**
 * Everything that wants this editor's attention, each section with at most five lines. The number
 * of queries does not depend on how much there is, nor on how many types there are.
 */
export async function readSections(req: PayloadRequest, now: Date): Promise<Section[]> {
  if (!req.user) return []
  const [content, requests, mails] = await Promise.all([
    readContent(req, String(req.user.id), now),
    readNewRequests(req, most),
    readFailedMails(req, most),
  ])
  const received = [requests, mails].flatMap((section) => (section ? [section] : []))
  return [...content.slice(0, 2), ...received, ...content.slice(2)]
}
