import type { Amt, Kontakt, Mitarbeiter } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import { VCard } from 'vcard-creator'

/** What every card has, whoever it is of. */
type Known = { kontakt: Kontakt; detailURL: string | null }

function addReach(card: VCard, { kontakt, detailURL }: Known, baseUrl: string): void {
  const { telefon, email } = kontakt
  if (telefon) card.addPhoneNumber({ number: telHref(telefon).slice(4), type: ['work'] })
  if (email) card.addEmail({ address: email, type: ['work'] })
  if (detailURL) card.addUrl({ url: new URL(detailURL, baseUrl).href, type: ['work'] })
}

/** Visiting card of an office as a vCard. */
export function cardOfAmt(amt: Amt, town: string, baseUrl: string): string {
  const card = new VCard()
  const { strasse, plz, ort, gebaeude } = amt.adresse
  card
    .addFullName(amt.titel)
    .addName({ familyName: amt.titel })
    .addCompany({ name: town, department: amt.titel })
  addReach(card, amt, baseUrl)
  if (strasse || ort)
    card.addAddress({
      extended: gebaeude ?? '',
      street: strasse ?? '',
      locality: ort ?? '',
      postalCode: plz ?? '',
      country: '',
      type: ['work'],
    })
  if (amt.koordinaten)
    card.addGeo({ latitude: amt.koordinaten.breite, longitude: amt.koordinaten.laenge })
  return card.toString()
}

/** Visiting card of a member of staff; an e-mail address that is not released is not on it. */
export function cardOfMitarbeiter(person: Mitarbeiter, town: string, baseUrl: string): string {
  const card = new VCard()
  card.addName({
    familyName: person.nachname,
    givenName: person.vorname,
    honorificPrefix: person.namenszusatz ?? '',
  })
  card.addCompany({ name: town, department: person.aemter[0]?.titel ?? '' })
  if (person.funktion) card.addJobtitle(person.funktion)
  addReach(card, person, baseUrl)
  if (person.zimmer) card.addNote(person.zimmer)
  return card.toString()
}
