import type { Adresse, Amt, Kontakt, Koordinaten, Mitarbeiter } from '@kurstadt/contract'
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

/** Where somebody is. */
type Place = { adresse: Adresse; koordinaten: Koordinaten | null }

function addPlace(card: VCard, { adresse, koordinaten }: Place): void {
  const { gebaeude, ort, plz, strasse } = adresse
  if (strasse || ort)
    card.addAddress({
      extended: gebaeude ?? '',
      street: strasse ?? '',
      locality: ort ?? '',
      postalCode: plz ?? '',
      country: '',
      type: ['work'],
    })
  if (koordinaten) card.addGeo({ latitude: koordinaten.breite, longitude: koordinaten.laenge })
}

/** Visiting card of an office as a vCard. */
export function cardOfAmt(amt: Amt, town: string, baseUrl: string): string {
  const card = new VCard()
  card
    .addFullName(amt.titel)
    .addName({ familyName: amt.titel })
    .addCompany({ name: town, department: amt.titel })
  addReach(card, amt, baseUrl)
  addPlace(card, amt)
  return card.toString()
}

/**
 * Visiting card of a business or a place to stay. Whoever does not want to be found by address has
 * none on the wire (`zeige_adresse`), and so none here.
 */
export function cardOfPlace(place: Place & Known & { titel: string }, baseUrl: string): string {
  const card = new VCard()
  const { kontakt, titel } = place
  card.addFullName(titel).addName({ familyName: titel }).addCompany({ name: titel })
  addReach(card, place, baseUrl)
  if (kontakt.link) card.addUrl({ url: new URL(kontakt.link, baseUrl).href, type: ['work'] })
  addPlace(card, place)
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
