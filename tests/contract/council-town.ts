import type { Payload } from 'payload'
import { todayInBerlin } from '../../apps/cms/src/platform/time/berlin.ts'
import { daysLater } from '../../apps/cms/src/platform/time/days.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openHandlers, openPayload } from './content-api.ts'
import { paragraph } from './council.ts'
import { german, numberOf, published } from './writing.ts'

// A council with three committees, for tests of who reads what. Each word below stands in what is for
// one circle of readers alone, wherever texts can stand: titles, papers, decisions, files.

/** Words by who may read them. */
export const markers = {
  everybody: 'Markeroffen',
  members: 'Markerrat',
  building: 'Markerbau',
  finance: 'Markergeld',
  nobody: 'Markerentwurf',
} as const

const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
/** The town's days: before midnight in Greenwich they are others. */
const day = (offset: number) => daysLater(todayInBerlin(), offset)

/** Days around today, as days are stored. */
export const days = { yesterday: day(-1), today: day(0), tomorrow: day(1) }

type Rest = Readonly<Record<string, unknown>>

async function addMember(payload: Payload, nachname: string) {
  const data = { ...published, vorname: 'Kim', nachname, fraktion: 'Liste', seit: '2020-01-01' }
  const email = `${nachname.toLowerCase()}@rat.example`
  return payload.create({ collection: 'raete', ...german, data: { ...data, email } })
}

/** Adds a file whose words somebody has read already. */
export async function addReadFile(payload: Payload, titel: string, worte: string, rest: Rest = {}) {
  const doc = await payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: `${titel}.pdf`, data: pdf, mimetype: 'application/pdf', size: pdf.length },
    data: { titel, bereich: 'rat', ...rest },
  })
  await payload.db.pool.query(
    'insert into dokumentworte (dokument, datei, worte) values ($1, $2, $3)',
    [doc.id, doc.filename, worte],
  )
  return doc
}

type Seat = { rat: string; funktion: 'mitglied'; von?: string; bis?: string }

async function addCommittees(
  payload: Payload,
  members: Record<'bau' | 'geld' | 'frueher', string>,
) {
  const committee = (titel: string, kuerzel: string, mitglieder: Seat[]) =>
    payload.create({
      collection: 'gremien',
      ...german,
      data: { ...published, titel, kuerzel, sortierung: 1, mitglieder },
    })
  const seat = (rat: string, time: Partial<Seat> = {}): Seat => ({
    rat,
    funktion: 'mitglied',
    ...time,
  })
  const { bau, geld, frueher } = members
  const gone = { von: '2020-01-01', bis: days.yesterday }
  const all = [bau, geld, frueher].map((one) => seat(one))
  return {
    council: await committee('Rat', 'GR', all),
    building: await committee('Bauausschuss', 'BA', [seat(bau), seat(frueher, gone)]),
    finance: await committee('Finanzausschuss', 'FA', [seat(geld)]),
  }
}

/** A paper of the tests. */
export function addPaper(payload: Payload, drucksache: string, marker: string, rest: Rest) {
  const data = { ...published, drucksache, titel: `Vorlage ${marker}`, text: paragraph(marker) }
  return payload.create({ collection: 'vorlagen', ...german, data: { ...data, ...rest } })
}

/** An item of an agenda. */
export const item = (titel: string, rest: Rest = {}) => ({
  blockType: 'punkt' as const,
  titel,
  beschluss: titel,
  ...rest,
})

/** A meeting of the tests. */
export function addMeeting(payload: Payload, gremium: string, rest: Rest & { titel: string }) {
  const data = { ...published, beginn: '2031-06-10T16:30:00.000Z', ...rest, gremium }
  return payload.create({ collection: 'sitzungen', ...german, data })
}

const kinds = { sitzungen: 'sitzung', vorlagen: 'vorlage', gremien: 'gremium', raete: 'mitglied' }

/** The pages that meetings, papers, committees and members are shown on. */
export async function addCouncilPages(payload: Payload): Promise<void> {
  for (const type of ['sitzungen', 'vorlagen', 'gremien', 'raete'] as const) {
    const data = { ...published, pageLayout: 'default', pageTheme: 'default' } as const
    const pfad = `/de/gemeinderat/${type}/*`
    const texts = { titel: kinds[type], pfad, detailseite_fuer: type }
    await payload.create({ collection: 'seiten', ...german, data: { ...data, ...texts } })
  }
}

/** Fills an empty council, and says what its parts are. */
export async function fillReaders(payload: Payload) {
  const [bau, geld, frueher] = [
    await addMember(payload, 'Bau'),
    await addMember(payload, 'Geld'),
    await addMember(payload, 'Frueher'),
  ]
  const members = { bau: bau.id, geld: geld.id, frueher: frueher.id }
  const committees = await addCommittees(payload, members)
  const file = (marker: string, rest: Rest = {}) =>
    addReadFile(payload, `Datei ${marker}`, `Worte ${marker}`, rest)
  const files = {
    everybody: await file(markers.everybody, { oeffentlich: true }),
    members: await file(markers.members),
    building: await file(markers.building),
    finance: await file(markers.finance),
  }
  const papers = {
    everybody: await addPaper(payload, '2031/001', markers.everybody, {
      oeffentlich: true,
      dateien: [files.everybody.id, files.members.id],
    }),
    members: await addPaper(payload, '2031/002', markers.members, { dateien: [files.members.id] }),
    building: await addPaper(payload, '2031/003', markers.building, {
      leserkreis: 'gremium',
      dateien: [files.building.id],
      beratungsfolge: [{ gremium: committees.building.id, zweck: 'entscheidung' }],
    }),
    finance: await addPaper(payload, '2031/004', markers.finance, { leserkreis: 'gremium' }),
    draft: await addPaper(payload, '2031/005', markers.nobody, {
      oeffentlich: true,
      _status: 'draft',
    }),
    // Everybody reads the paper, and its committee alone what is attached to it and not ticked.
    attached: await addPaper(payload, '2031/006', markers.everybody, {
      titel: `Anlagen ${markers.everybody}`,
      oeffentlich: true,
      leserkreis: 'gremium',
      dateien: [files.everybody.id, files.finance.id],
      fassungen: [{ abgeloest_am: '2031-05-01', dateien: [files.finance.id] }],
      beratungsfolge: [{ gremium: committees.finance.id, zweck: 'entscheidung' }],
    }),
  }
  const meetings = {
    council: await addMeeting(payload, committees.council.id, {
      titel: `Rat ${markers.everybody}`,
      oeffentlich: true,
      niederschrift: 'entwurf',
      tagesordnung: [
        item(`Punkt ${markers.everybody}`, {
          oeffentlich: true,
          vorlagen: [papers.everybody.id, papers.members.id],
          beratung: markers.members,
        }),
        item(`Punkt ${markers.members}`, { vorlagen: [papers.members.id] }),
      ],
    }),
    building: await addMeeting(payload, committees.building.id, {
      titel: `Bau ${markers.building}`,
      leserkreis: 'gremium',
      tagesordnung: [item(`Punkt ${markers.building}`, { vorlagen: [papers.building.id] })],
    }),
    finance: await addMeeting(payload, committees.finance.id, {
      titel: `Finanzen ${markers.everybody}`,
      oeffentlich: true,
      leserkreis: 'gremium',
      niederschrift: 'entwurf',
      protokoll: files.finance.id,
      tagesordnung: [
        item(`Punkt ${markers.everybody}`, { oeffentlich: true, beratung: markers.finance }),
        item(`Punkt ${markers.finance}`, { vorlagen: [papers.finance.id] }),
      ],
    }),
  }
  const numbers = { bau: numberOf(bau), geld: numberOf(geld), frueher: numberOf(frueher) }
  return { members, numbers, committees, files, papers, meetings }
}

/** Opens a town with that council and how it is asked; `hasPages` where entries have pages of their own. */
export async function openCouncil({ hasPages = false } = {}) {
  const { url } = await createDatabase()
  const payload = await openPayload(cmsEnvironment(url))
  const handlers = await openHandlers()
  if (hasPages) await addCouncilPages(payload)
  return { payload, handlers, council: await fillReaders(payload) }
}

/** A town with that council. */
export type OpenCouncil = Awaited<ReturnType<typeof openCouncil>>
