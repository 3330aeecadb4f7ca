import { type BackOffice, openBackOfficeWithQueues } from './back-office.ts'
import { addHouses } from './houses.ts'
import { german } from './writing.ts'

const stelle = (name: string, email: string) => ({ name, kontakt: { email } })
const houses = {
  tourismus: stelle('Tourist-Information', 'gast@town.example'),
  rathaus: stelle('Stadtverwaltung', 'rat@town.example'),
}

/** A back office whose offices have addresses for letters, with the queues of its worker. */
export async function openInbox(): Promise<BackOffice> {
  const office = await openBackOfficeWithQueues()
  await office.payload.updateGlobal({
    slug: 'einstellungen',
    ...german,
    data: {
      ortsname: 'Bad Silberbronn',
      meldung_email: 'web@town.example',
      ...(await addHouses(office.payload, houses)),
    },
  })
  return office
}
