import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { german, published } from './writing.ts'

/** An entry, and the address of whoever keeps it. */
export type Keeper = { typ: 'unterkuenfte' | 'brancheneintraege'; id: string; email: string }

const week = { beginn: '08:00', ende: '12:00' } as const

/** Hours with everything that a partner does not keep. */
const hours = [
  {
    blockType: 'oeffnungszeit' as const,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT' as const,
    regulaereZeiten: [{ tagestyp: 'MONTAG' as const, ...week }],
    saisons: [
      {
        titel: 'Sommer',
        gueltig_von: '2031-06-01T12:00:00.000Z',
        gueltig_bis: '2031-08-31T12:00:00.000Z',
        regulaereZeiten: [{ tagestyp: 'DIENSTAG' as const, ...week }],
      },
    ],
    abweichendeZeiten: [
      {
        beginn: '2031-12-31T07:00:00.000Z',
        ende: '2031-12-31T11:00:00.000Z',
        zusatz: 'Nur bis 12 Uhr',
      },
      {
        beginn: '2031-12-23T23:00:00.000Z',
        ende: '2031-12-26T22:59:00.000Z',
        zusatz: 'Weihnachten',
      },
    ],
  },
  {
    blockType: 'oeffnungszeit' as const,
    typ: 'TELEFONISCHE_ERREICHBARKEIT' as const,
    regulaereZeiten: [{ tagestyp: 'MONTAG' as const, ...week }],
  },
]

/** A public host. */
export async function addHost(payload: Payload, more: object): Promise<Keeper> {
  const email = `${randomUUID()}@haus.example`
  const data = {
    titel: 'Haus Tanne',
    art: 'pension' as const,
    einleitung: 'Am Wald.',
    kontakt: { email },
    ...published,
  }
  const { id } = await payload.create({
    collection: 'unterkuenfte',
    ...german,
    data: { ...data, ...more },
  })
  return { typ: 'unterkuenfte', id: String(id), email }
}

/** A public business with hours of every kind. */
export async function addBusiness(payload: Payload): Promise<Keeper> {
  const email = `${randomUUID()}@laden.example`
  const rubrik = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { ...published, rubrik: 'Bäckereien', art: 'branchen' },
  })
  const { id } = await payload.create({
    collection: 'brancheneintraege',
    ...german,
    data: {
      titel: 'Bäckerei Korn',
      rubriken: [rubrik.id],
      kontakt: { email },
      oeffnungszeitenStrukturiert: hours,
      ...published,
    },
  })
  return { typ: 'brancheneintraege', id: String(id), email }
}
