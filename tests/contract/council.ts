import type { Payload } from 'payload'
import { richText } from './lexical.ts'
import { german, numberOf, published } from './writing.ts'

/** Stands in everything that is not for everybody; no public answer may have it anywhere. */
export const secret = 'Nurfuersrathaus4711'

const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer\n%%EOF\n')
/** A text of one paragraph. */
export const paragraph = (text: string) => richText({ type: 'paragraph', children: [{ text }] })

async function addFile(payload: Payload, titel: string, rest: object) {
  const doc = await payload.create({
    collection: 'dokumente',
    ...german,
    file: { name: `${titel}.pdf`, data: pdf, mimetype: 'application/pdf', size: pdf.length },
    data: { titel, bereich: 'rat', stand: '2031-01-02', ...rest },
  })
  return { id: doc.id, filename: doc.filename ?? '' }
}

async function addMembers(payload: Payload) {
  const member = (nachname: string, rest: object) =>
    payload.create({
      collection: 'raete',
      ...german,
      data: {
        ...published,
        vorname: 'Toni',
        nachname,
        fraktion: 'Bürgerliste',
        seit: '2024-07-01',
        email: `${nachname.toLowerCase()}@${secret.toLowerCase()}.example`,
        taetigkeitsbereiche: [secret],
        kontakt: { telefon: '030 23125-901', email: 'toni@rat.example' },
        ...rest,
      },
    })
  const open = await member('Offen', { kontakt_freigegeben: true })
  const shy = await member('Scheu', { kontakt: { telefon: secret } })
  const former = await member('Ehemals', { bis: '2025-12-31', fraktion: null })
  const draft = await member(secret, { _status: 'draft' })
  return { open, shy, former, draft }
}

async function addPapers(payload: Payload, files: { open: string; secret: string }, amt: string) {
  const paper = (drucksache: string, titel: string, rest: object) =>
    payload.create({
      collection: 'vorlagen',
      ...german,
      data: { ...published, drucksache, titel, text: paragraph(titel), amt, ...rest },
    })
  const dateien = [files.open, files.secret]
  const open = await paper('2031/001', 'Spielplatz', { oeffentlich: true, dateien })
  const closed = await paper('2031/002', `Grundstück ${secret}`, { dateien: [files.open] })
  await paper('2031/003', `Entwurf ${secret}`, { oeffentlich: true, _status: 'draft' })
  return { open, closed }
}

async function addMeetings(
  payload: Payload,
  gremium: string,
  files: { open: string; secret: string },
  papers: { open: string; closed: string },
) {
  const item = (punkt: string, titel: string, rest: object) => ({
    blockType: 'punkt' as const,
    punkt,
    titel,
    ...rest,
  })
  const tagesordnung = [
    item('1', 'Spielplatz', {
      oeffentlich: true,
      vorlagen: [papers.open, papers.closed],
      beschluss: 'Wird gebaut.',
      ja: 12,
      nein: 3,
    }),
    item('2', `Grundstück ${secret}`, {
      vorlagen: [papers.closed, papers.open],
      beschluss: secret,
    }),
  ]
  const meeting = (titel: string, beginn: string, rest: object) =>
    payload.create({
      collection: 'sitzungen',
      ...german,
      data: { ...published, titel, beginn, gremium, tagesordnung, ...rest },
    })
  const open = await meeting('Gemeinderat im Juni', '2031-06-10T16:30:00.000Z', {
    oeffentlich: true,
    ende: '2031-06-10T18:00:00.000Z',
    einladung: files.open,
    protokoll: files.secret,
  })
  const closed = await meeting(`Klausur ${secret}`, '2031-06-12T16:30:00.000Z', {})
  const past = await meeting('Gemeinderat von früher', '2020-06-12T16:30:00.000Z', {
    oeffentlich: true,
    tagesordnung: [item('1', 'Haushalt', { oeffentlich: true, vorlagen: [papers.closed] })],
  })
  return { open, closed, past }
}

/** A council with one of each, public and not, and what stands in for its office. */
export async function fillCouncil(payload: Payload) {
  const amt = await payload.create({
    collection: 'aemter',
    ...german,
    data: { ...published, titel: 'Kämmerei', sortierung: 3 },
  })
  const { open, shy, former, draft } = await addMembers(payload)
  const mitglieder = [shy, open, former, draft].map(({ id }, index) => ({
    rat: id,
    funktion: index === 1 ? ('stellvertretung' as const) : ('mitglied' as const),
  }))
  const council = await payload.create({
    collection: 'gremien',
    ...german,
    data: {
      ...published,
      titel: 'Gemeinderat',
      kuerzel: 'GR',
      vorsitz: 'Bürgermeisterin',
      sortierung: 1,
      mitglieder,
    },
  })
  const openFile = await addFile(payload, 'Lageplan', { oeffentlich: true })
  const secretFile = await addFile(payload, secret, {})
  const files = { open: openFile.id, secret: secretFile.id }
  const papers = await addPapers(payload, files, amt.id)
  const ids = { open: papers.open.id, closed: papers.closed.id }
  const meetings = await addMeetings(payload, council.id, files, ids)
  return {
    amt: numberOf(amt),
    members: { open: numberOf(open), shy: numberOf(shy), former: numberOf(former) },
    council: numberOf(council),
    papers: { open: numberOf(papers.open), closed: numberOf(papers.closed) },
    meetings: { open: numberOf(meetings.open), closed: numberOf(meetings.closed) },
    secretFile,
    openFile,
  }
}

/** An intranet with two categories, five texts in the first, and an archive. */
export async function fillIntranet(payload: Payload) {
  const category = (rubrik: string, url: string, sortierung: number) =>
    payload.create({
      collection: 'intranet_rubriken',
      ...german,
      data: { rubrik: `${rubrik} ${secret}`, url, taggingpfad: `intranet/${url}`, sortierung },
    })
  const staff = await category('Personal', 'personal', 2)
  await category('Kantine', 'kantine', 1)
  const file = await addFile(payload, `Urlaubsantrag ${secret}`, { bereich: 'intranet' })
  for (const day of ['01', '02', '03', '04', '05'])
    await payload.create({
      collection: 'intranet_texte',
      ...german,
      data: {
        ...published,
        titel: `Vom ${day}. ${secret}`,
        text: paragraph(secret),
        rubrik: staff.id,
        datum_von: `2031-03-${day}`,
        sortierung: 0,
        dateien: [file.id],
      },
    })
  const topic = (thema: string, sortierung: number) =>
    payload.create({ collection: 'intranet_archiv_themen', ...german, data: { thema, sortierung } })
  const [rules, forms] = [await topic(`Regeln ${secret}`, 1), await topic(`Formulare ${secret}`, 2)]
  const document = (titel: string, thema: string, rest: object) =>
    payload.create({
      collection: 'intranet_archiv',
      ...german,
      data: { ...published, titel: `${titel} ${secret}`, thema, datei: file.id, ...rest },
    })
  await document('Alte Regel', rules.id, { gueltig_von: '2020-01-01', gueltig_bis: '2025-12-31' })
  await document('Neue Regel', rules.id, { gueltig_von: '2026-01-01' })
  const form = await document('Antrag', forms.id, { stand: '2030-05-01' })
  return { staff: numberOf(staff), rules: numberOf(rules), form: numberOf(form) }
}
